import type { Message } from '@friendbase/contract';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMessage, type Chat } from './chatCache.ts';
import { messagesQuery } from './messages.ts';
import { createQueryClient } from './queryClient.ts';

const PAGE_LENGTH = 2;
const options = messagesQuery('sam', 'leo');

/** What was written, the first message first, and the calls that read it. */
let written: string[];
let asked: (string | null)[];
let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  written = ['1', '2', '3', '4', '5', '6'];
  asked = [];
  queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  vi.stubGlobal('fetch', async (address: URL | string) => answer(new URL(address, 'http://app.test')));
});
afterEach(() => vi.unstubAllGlobals());

const message = (id: string): Message => ({
  id,
  senderId: 'leo',
  receiverId: 'sam',
  content: id,
  createdAt: '2026-11-20T10:00:00.000Z',
});

/** The page of up to two messages before one, and where the next begins. */
function answer({ searchParams }: URL): Response {
  const before = searchParams.get('before');
  asked.push(before);
  const end = before === null ? written.length : written.indexOf(before);
  const items = written.slice(Math.max(0, end - PAGE_LENGTH), end);
  const link = end > PAGE_LENGTH && { link: `</api/messages/sam/leo?before=${items[0]}>; rel="next"` };
  return Response.json(items.map(message), { headers: { ...link } });
}

/** A chat on show, with three pages loaded. */
async function openChat() {
  const chat = new InfiniteQueryObserver(queryClient, options);
  chat.subscribe(() => {});
  await vi.waitFor(() => expect(chat.getCurrentResult().isSuccess).toBe(true));
  await chat.fetchNextPage();
  await chat.fetchNextPage();
  expect(asked.splice(0)).toEqual([null, '5', '3']);
  return {
    pages: () => chat.getCurrentResult().data?.pages.map(({ items }) => items.map(({ id }) => id)),
    hasEarlier: () => chat.getCurrentResult().hasNextPage,
  };
}

describe('a chat that is fetched again', () => {
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  it('takes one call, however many pages are loaded, and has what is new', async () => {
    const chat = await openChat();
    written.push('7');
    await refresh();
    expect(asked).toEqual([null]);
    expect(chat.pages()).toEqual([
      ['5', '6', '7'],
      ['3', '4'],
      ['1', '2'],
    ]);
    expect(chat.hasEarlier()).toBe(false);
  });

  it('keeps a message that was sent while it was read', async () => {
    const chat = await openChat();
    vi.stubGlobal('fetch', async (address: URL | string) => {
      const read = answer(new URL(address, 'http://app.test'));
      queryClient.setQueryData<Chat>(options.queryKey, (all) => all && withMessage(all, message('7')));
      return read;
    });
    await refresh();
    expect(chat.pages()?.[0]).toEqual(['5', '6', '7']);
  });

  it('has no gap where more is new than a page has', async () => {
    const chat = await openChat();
    written.push('7', '8', '9');
    await refresh();
    expect(chat.pages()).toEqual([
      ['8', '9'],
      ['6', '7'],
      ['4', '5'],
    ]);
    expect(chat.hasEarlier()).toBe(true);
  });

  it('is empty where nothing in it is this member’s to read anymore', async () => {
    const chat = await openChat();
    written = [];
    await refresh();
    expect(chat.pages()).toEqual([[]]);
  });

  it('stays as it is where the call fails', async () => {
    const chat = await openChat();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await refresh();
    expect(chat.pages()).toHaveLength(3);
  });
});
