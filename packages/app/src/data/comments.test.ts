import type { CommentEntry } from '@friendbase/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { commentsQuery, createCommentMutation } from './comments.ts';
import { createQueryClient } from './queryClient.ts';

const ME = '00000000-0000-4000-8000-000000000001';
const POST = '00000000-0000-4000-8000-00000000000a';

const comment = (id: string): CommentEntry => ({
  id,
  postId: POST,
  authorId: ME,
  content: 'I saw it too.',
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: ME, username: 'sam', displayName: 'Sam' },
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is listed with the answer', ['a'], ['a', 'new']],
  ['is listed once where it was fetched after a lost answer', ['a', 'new'], ['a', 'new']],
])('a comment %s', async (_, before, after) => {
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  const { queryKey } = commentsQuery(POST);
  const pages = [{ items: before.map(comment), next: undefined }];
  queryClient.setQueryData(queryKey, { pages, pageParams: [undefined] });
  vi.stubGlobal('fetch', async () => Response.json(comment('new'), { status: 201 }));
  const send = queryClient
    .getMutationCache()
    .build(queryClient, createCommentMutation(queryClient, ME, POST));
  await send.execute('I saw it too.');
  expect(queryClient.getQueryData(queryKey)?.pages[0]?.items.map(({ id }) => id)).toEqual(after);
});
