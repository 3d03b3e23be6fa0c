/** Everything that is kept of a picture or video. */
export const mediaFolder = (id: string): string => `media/${id}/`;

/** A file as it came. Each that comes has a key of its own, so that none can take the place of one that was looked at. */
export const originalKey = (id: string, arrival: string): string => `${mediaFolder(id)}original-${arrival}`;

export const isOriginal = (key: string): boolean => /\/original-[\w-]+$/.test(key);

/** A picture as it is shown in a width. */
export const widthKey = (id: string, width: number): string => `${mediaFolder(id)}w${width}.webp`;

/** A film as it is shown, where what came is not. */
export const filmKey = (id: string): string => `${mediaFolder(id)}film`;
