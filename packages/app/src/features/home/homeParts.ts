import { writtenPart } from '../../lib/writtenPart.tsx';

/** The name of the composer's field, by which it is found before its script is there. */
export const POST_FIELD = 'post';

/** Parts of Home that a server writes, and whose scripts come after the rest: reading and liking wait for neither. */
export const composerPart = writtenPart(() =>
  import('./PostComposer.tsx').then(({ PostComposer }) => PostComposer),
);
export const mediaPart = writtenPart(() =>
  import('./SharedMedia.tsx').then(({ SharedMedia }) => SharedMedia),
);

/** For a page that is drawn whole. Who does not get one says so in its place. */
export const loadHomeParts = (): Promise<unknown> =>
  Promise.allSettled([composerPart.load(), mediaPart.load()]);
