import type { FeedEntry } from '@friendbase/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { MemberIdProvider } from '../../lib/memberId.ts';
import { LikeButton } from './LikeButton.tsx';

const POST: FeedEntry = {
  id: 'post',
  authorId: 'ben',
  content: 'Hello',
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  createdAt: '2024-01-01T00:00:00.000Z',
  author: { id: 'ben', username: 'ben', displayName: 'Ben' },
  isLikedByUser: false,
  likesCount: 4,
  commentsCount: 0,
};

afterEach(() => vi.unstubAllGlobals());

/** A server that takes every like; the feed that would tell so is still on its way. */
function takeLikes(): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    methods.push(method);
    return method === 'POST'
      ? Response.json({ userId: 'ann', postId: 'post' }, { status: 201 })
      : new Response(null, { status: 204 });
  });
  return methods;
}

it('keeps a like that is saved while the feed that shows it is on its way, and takes it back', async () => {
  const methods = takeLikes();
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberIdProvider value="ann">
        <LikeButton post={POST} />
      </MemberIdProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Like', exact: true }));
  await vi.waitFor(() => expect(methods).toEqual(['POST']));
  await expect.element(screen.getByText('5 likes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unlike' }));
  await vi.waitFor(() => expect(methods).toEqual(['POST', 'DELETE']));
  await expect.element(screen.getByText('4 likes')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
});
