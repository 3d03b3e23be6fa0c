import type { QueryClient } from '@tanstack/react-query';
import { foldedAway } from '../../lib/lists/Folded.tsx';
import { loadOnce } from '../../lib/loading/laterPart.ts';
import { hydratedLater } from '../../lib/hydration/hydratedLater.tsx';

/** Parts of Home that are hydrated after the rest: reading and liking wait for neither's script. */
export const composerPart = hydratedLater(async () => {
  // With what Simple mode folds its ideas into: a part that came after it would push down the posts.
  const [{ PostComposer }] = await Promise.all([import('./composer/PostComposer.tsx'), foldedAway.load()]);
  return PostComposer;
});
const loadAside = loadOnce(() => import('./HomeAside.tsx'));
/** What stands beside them. */
export const asidePart = hydratedLater(() => loadAside().then(({ HomeAside }) => HomeAside));
export const feedNewsPart = hydratedLater(() =>
  import('./feed/FeedNews.tsx').then(({ FeedNews }) => FeedNews),
);
export const mediaPart = hydratedLater(() =>
  import('./feed/SharedMedia.tsx').then(({ SharedMedia }) => SharedMedia),
);

/** For a page that is rendered whole. Who does not get one says so in its place. */
export const loadHomeParts = (): Promise<unknown> =>
  Promise.allSettled([composerPart, asidePart, feedNewsPart, mediaPart].map((part) => part.load()));

/** Starts what is beside Home. Its call is in the script of that part: not in what Home begins with. */
export const startAside = (...whose: [QueryClient, string]): Promise<void> =>
  loadAside().then(({ startAsideData }) => startAsideData(...whose));
