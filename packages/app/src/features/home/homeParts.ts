import { hydratedLater } from '../../lib/hydration/hydratedLater.tsx';

/** Parts of Home that are hydrated after the rest: reading and liking wait for neither's script. */
export const composerPart = hydratedLater(() =>
  import('./composer/PostComposer.tsx').then(({ PostComposer }) => PostComposer),
);
export const feedNewsPart = hydratedLater(() =>
  import('./feed/FeedNews.tsx').then(({ FeedNews }) => FeedNews),
);
export const mediaPart = hydratedLater(() =>
  import('./feed/SharedMedia.tsx').then(({ SharedMedia }) => SharedMedia),
);

/** For a page that is rendered whole. Who does not get one says so in its place. */
export const loadHomeParts = (): Promise<unknown> =>
  Promise.allSettled([composerPart.load(), feedNewsPart.load(), mediaPart.load()]);
