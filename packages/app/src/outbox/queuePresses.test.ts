import { NO_FEELINGS, type FeedEntry } from '@friendbase/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { feedKey, ownPostsKey, readEntry, type Feed } from '../data/feedCache.ts';
import { reactionMutation } from '../data/reactions.ts';
import { queuePresses } from './queuePresses.ts';
import type { OpenedOutbox } from './openOutbox.ts';
import type { ShownEntry } from './shownEntries.ts';

const post: FeedEntry = {
  id: 'post',
  authorId: 'ben',
  content: 'Hello',
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  media: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: 'ben', username: 'ben', displayName: 'Ben' },
  isLikedByUser: true,
  likesCount: 1,
  commentsCount: 0,
  reactions: { ...NO_FEELINGS, sad: 1 },
  ownReaction: 'sad',
};

const waiting = (id: string, rest: Pick<ShownEntry, 'kind' | 'input'>): ShownEntry => ({
  ...rest,
  id,
  about: 'post',
  words: '',
  shown: '',
  fileCount: 0,
  refused: undefined,
  reason: { catalogue: 'outbox', key: 'unknownReason' } as unknown as ShownEntry['reason'],
  isSending: false,
});

/** A page after a reload: the feed as the server had it, and what waits. */
function open(...entries: ShownEntry[]) {
  const queryClient = new QueryClient();
  const feed: Feed = { pages: [{ items: [post], next: undefined }], pageParams: [undefined] };
  for (const key of [feedKey('ann'), ownPostsKey('ann')]) queryClient.setQueryData(key, feed);
  const remove = vi.fn(async () => {});
  const outbox = { entries: () => entries, subscribe: () => () => {}, remove } as unknown as OpenedOutbox;
  const stop = queuePresses({ memberId: 'ann', queryClient, outbox });
  return { queryClient, remove, stop, shown: () => readEntry(queryClient, 'ann', 'post') };
}

const hug = waiting('hug', { kind: 'reaction', input: { body: { feeling: 'hug' } } });

it('shows the feeling and the like that wait after a reload, each by itself', () => {
  const { shown, stop } = open(hug, waiting('unlike', { kind: 'unlike', input: {} }));
  expect(shown()).toMatchObject({
    ownReaction: 'hug',
    reactions: { ...NO_FEELINGS, hug: 1 },
    isLikedByUser: false,
    likesCount: 0,
  });
  stop();
});

it('shows them among the member’s own posts too', () => {
  const { queryClient, stop } = open(hug);
  const own = queryClient.getQueryData<Feed>(ownPostsKey('ann'));
  expect(own?.pages[0]?.items[0]).toMatchObject({ ownReaction: 'hug' });
  stop();
});

it('lets a feeling that waits go as soon as another one is pressed, and no like', () => {
  const { queryClient, remove, stop } = open(waiting('like', { kind: 'like', input: {} }), hug);
  queryClient.getMutationCache().build(queryClient, reactionMutation(queryClient, 'ann', 'post'));
  expect(remove.mock.calls).toEqual([['hug']]);
  stop();
});
