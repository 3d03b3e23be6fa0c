/** Everything that is kept of a picture or video. */
export const mediaFolder = (id: string): string => `media/${id}/`;

/** A file as it came. Each that comes has a key of its own, so that none can take the place of one that was looked at. */
export const originalKey = (id: string, arrival: string): string => `${mediaFolder(id)}original-${arrival}`;

/** A part of a file, until that is whole. */
export const partKey = (id: string, arrival: string): string => `${mediaFolder(id)}part-${arrival}`;

/** Whether it came from a member, and was not made of what came. */
export const hasArrived = (key: string): boolean => /\/(?:original|part)-[\w-]+$/.test(key);

/** A picture as it is shown in a width. */
export const widthKey = (id: string, width: number): string => `${mediaFolder(id)}w${width}.webp`;
