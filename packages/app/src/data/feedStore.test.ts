import type { FeedEntry } from '@friendbase/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { isLiked, likeMutation } from './likes.ts';
import { feedQuery } from './posts.ts';
import { createQueryClient } from './queryClient.ts';

const ME = '00000000-0000-4000-8000-000000000001';
const POST = '00000000-0000-4000-8000-00000000000a';

const entry = (isLikedByUser: boolean): FeedEntry => ({
  id: POST,
  authorId: ME,
  content: 'The garden is open.',
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  media: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: ME, username: 'sam', displayName: 'Sam' },
  isLikedByUser,
  likesCount: isLikedByUser ? 1 : 0,
  commentsCount: 0,
});

/** A feed with one post that is not liked. Its next fetch waits for its answer; likes are saved at once. */
function openFeed() {
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onFault: () => {} });
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit = {}) => {
    if (method === 'GET') return answer;
    const saved = Response.json({ userId: ME, postId: POST }, { status: 201 });
    return Promise.resolve(method === 'POST' ? saved : new Response(null, { status: 204 }));
  });
  const feed = { ...feedQuery(ME), staleTime: 0 };
  const pages = [{ items: [entry(false)], next: undefined }];
  queryClient.setQueryData(feed.queryKey, { pages, pageParams: [undefined] });
  return {
    fetch: () => queryClient.fetchInfiniteQuery(feed),
    /** Answers with what the server read between two presses. */
    answer: (isLikedByUser: boolean) => resolve(Response.json([entry(isLikedByUser)])),
    press: (isWanted: boolean) =>
      queryClient
        .getMutationCache()
        .build(queryClient, likeMutation(queryClient, ME, POST))
        .execute(isWanted),
    isLiked: () => isLiked(queryClient, ME, POST),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('a like that is pressed and taken back during a fetch stays taken back', async () => {
  const feed = openFeed();
  const fetched = feed.fetch();
  await feed.press(true);
  await feed.press(false);
  feed.answer(true);
  await fetched;
  expect(feed.isLiked()).toBe(false);
});

it('what was liked elsewhere is shown with the next fetch', async () => {
  const feed = openFeed();
  await feed.press(true);
  await feed.press(false);
  const fetched = feed.fetch();
  feed.answer(true);
  await fetched;
  expect(feed.isLiked()).toBe(true);
});
