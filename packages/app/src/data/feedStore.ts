import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { keepOwnChanges, type Feed, type FeedPage } from './feedCache.ts';

type FeedKey = readonly ['listFeed', userId: string];

export const feedKey = (userId: string): FeedKey => ['listFeed', userId];

/** The feed that is loaded, with what the member did that is not saved yet. */
export const readFeed = (queryClient: QueryClient, userId: string): Feed | undefined =>
  queryClient.getQueryData<Feed>(feedKey(userId));

/** Changes the feed that is loaded. The time of its last answer stays: “Updated 2:05 PM” tells of that. */
export function changeFeed(queryClient: QueryClient, userId: string, change: (feed: Feed) => Feed): void {
  const state = queryClient.getQueryState<Feed>(feedKey(userId));
  if (!state?.data) return;
  queryClient.setQueryData(feedKey(userId), change(state.data), { updatedAt: state.dataUpdatedAt });
}

/**
 * Lets nothing that the member does during a fetch be undone by its answer. A `persister`, because this is the
 * only hook around a fetch of all pages together; Query's types speak of one page here.
 */
export const keepWhatTheMemberDid: QueryPersister<FeedPage, FeedKey, string | undefined> = async (
  fetchPages,
  context,
) => {
  const { client, queryKey } = context;
  const likes = () => client.getMutationCache().findAll({ mutationKey: ['createLike'] });
  const before = client.getQueryData<Feed>(queryKey);
  const savedBefore = new Set(likes().filter(({ state }) => state.status !== 'pending'));
  const fetched = (await fetchPages(context as never)) as unknown as Feed;
  const now = client.getQueryData<Feed>(queryKey);
  const pressed = likes().filter((like) => !savedBefore.has(like));
  const pressedLikes = new Set(pressed.map(({ options }) => options.mutationKey?.[1]));
  return keepOwnChanges(fetched, { before, now, pressedLikes }) as unknown as FeedPage;
};
