import type { CommentEntry, Conversation, FeedEntry, Message, Profile } from '@friendbase/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommentMutation } from './comments.ts';
import { changeFeed } from './feedStore.ts';
import { withoutPosts, withPosts } from './feedCache.ts';
import { likeMutation } from './likes.ts';
import type { Pages } from './loadedPages.ts';
import { chatKey } from './messageKeys.ts';
import { messagesQuery } from './messages.ts';
import { hideReported } from './hideReported.ts';
import { createQueryClient } from './queryClient.ts';
import { sendMessageMutation } from './sendMessage.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ME, BEN, CLEO] = [id(1), id(2), id(3)];
const createdAt = '2026-11-20T10:00:00.000Z';

const person = (personId: string): Profile => ({ id: personId, username: 'ben', displayName: 'Ben' });
const pictures = (...numbers: number[]) => ({
  media: numbers.map((n) => ({
    url: `/api/media/${id(n)}`,
    kind: 'image' as const,
    width: 320,
    height: 240,
    durationMs: null,
    hasPoster: false,
  })),
  mediaUrls: numbers.map((n) => `/api/media/${id(n)}`),
  mediaDescriptions: numbers.map((n) => `Picture ${n}`),
});
const post = (n: number, rest: Partial<FeedEntry> = {}): FeedEntry => ({
  id: id(n),
  authorId: BEN,
  content: `Post ${n}`,
  privacy: 'public',
  template: null,
  ...pictures(),
  createdAt,
  author: person(BEN),
  isLikedByUser: false,
  likesCount: 0,
  commentsCount: 0,
  ...rest,
});
const comment = (n: number, postId: string): CommentEntry => ({
  id: id(n),
  postId,
  authorId: BEN,
  content: `Comment ${n}`,
  createdAt,
  author: person(BEN),
});
const message = (n: number, senderId: string, receiverId: string): Message => ({
  id: id(n),
  senderId,
  receiverId,
  content: `Message ${n}`,
  createdAt,
});
const conversation = (last: Message, partnerId: string): Conversation => ({
  ...last,
  sender: person(partnerId),
});
const paged = <Entry>(...pages: Entry[][]): Pages<Entry> => ({
  pages: pages.map((items, at) => ({ items, next: at === pages.length - 1 ? undefined : `next ${at}` })),
  pageParams: pages.map(() => undefined),
});

const FEED = ['listFeed', ME] as const;
const CHAT = chatKey(ME, BEN);
const CONVERSATIONS = ['listConversations', ME] as const;
const SUGGESTED = ['suggestFriends', ME] as const;
const commentsOf = (postId: string) => ['listComments', postId] as const;

let queryClient: QueryClient;
let answer: unknown;

beforeEach(() => {
  queryClient = createQueryClient({ onAccessRefused: () => {}, onFault: () => {} });
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 200 }));
});
afterEach(() => vi.unstubAllGlobals());

const load = (key: QueryKey, data: unknown) => void queryClient.setQueryData(key, data);

/** The numbers of a list, page by page. */
const numbersIn = (key: QueryKey) =>
  queryClient
    .getQueryData<Pages<{ id: string }>>(key)
    ?.pages.map(({ items }) => items.map((entry) => Number(entry.id.slice(-12))));
const seen = (n: number) =>
  queryClient
    .getQueryData<Pages<FeedEntry>>(FEED)
    ?.pages.flatMap(({ items }) => items)
    .find((entry) => entry.id === id(n));

const run = (mutation: object, variables: unknown, answered: unknown): Promise<unknown> => {
  answer = answered;
  return queryClient
    .getMutationCache()
    .build(queryClient, mutation as never)
    .execute(variables as never);
};
const like = (n: number) =>
  run(likeMutation(queryClient, ME, id(n)), true, { userId: ME, postId: id(n), createdAt });
const write = (postId: string, added: CommentEntry) =>
  run(createCommentMutation(queryClient, ME, postId), 'Hello', added);
const send = (added: Message) => run(sendMessageMutation(queryClient, ME, added.receiverId), 'Hello', added);
const share = (n: number) => changeFeed(queryClient, ME, (feed) => withPosts(feed, [post(n)]));
const fetchAgain = (options: object, answered: unknown): Promise<unknown> => {
  answer = answered;
  return queryClient.fetchInfiniteQuery({ ...options, staleTime: 0 } as never);
};

describe('a reported post that comes back', () => {
  const reported = { kind: 'post', id: id(12) } as const;

  it('stands in its place, and leaves a like, a comment and a post of meanwhile', async () => {
    load(FEED, paged([post(11), post(12), post(13)], [post(14)]));
    load(commentsOf(id(13)), paged<CommentEntry>([]));
    const hidden = hideReported(queryClient, reported);
    expect(numbersIn(FEED)).toEqual([[11, 13], [14]]);
    await like(11);
    await write(id(13), comment(31, id(13)));
    share(19);
    hidden.bringBack();
    expect(numbersIn(FEED)).toEqual([[19, 11, 12, 13], [14]]);
    expect(seen(11)).toMatchObject({ isLikedByUser: true, likesCount: 1 });
    expect(seen(13)).toMatchObject({ commentsCount: 1 });
    expect(numbersIn(commentsOf(id(13)))).toEqual([[31]]);
  });

  it.each([
    ['the first', [[12, 13]], [[19, 12, 13]]],
    ['the last', [[11, 12]], [[19, 11, 12]]],
    ['the only one', [[12]], [[19, 12]]],
    ['alone on its page', [[11], [12]], [[19, 11], [12]]],
  ])('stands below what is new also where it was %s', (_, before, after) => {
    load(FEED, paged(...before.map((page) => page.map((n) => post(n)))));
    const hidden = hideReported(queryClient, reported);
    share(19);
    hidden.bringBack();
    expect(numbersIn(FEED)).toEqual(after);
  });

  it('stands beside what is left where its neighbour was deleted meanwhile', () => {
    load(FEED, paged([post(10), post(11), post(12), post(13)]));
    const hidden = hideReported(queryClient, reported);
    changeFeed(queryClient, ME, (feed) => withoutPosts(feed, new Set([id(11)])));
    hidden.bringBack();
    expect(numbersIn(FEED)).toEqual([[10, 12, 13]]);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('keeps its order with another one that comes back %s', (_, order) => {
    load(FEED, paged([post(11), post(12), post(13)]));
    const hidden = [11, 12].map((n) => hideReported(queryClient, { kind: 'post', id: id(n) }));
    expect(numbersIn(FEED)).toEqual([[13]]);
    for (const at of order) hidden[at]?.bringBack();
    expect(numbersIn(FEED)).toEqual([[11, 12, 13]]);
  });

  it('stands in no list of who has logged out meanwhile', () => {
    load(FEED, paged([post(12)]));
    const hidden = hideReported(queryClient, reported);
    queryClient.clear();
    hidden.bringBack();
    expect(numbersIn(FEED)).toBeUndefined();
  });
});

describe('a reported comment that comes back', () => {
  it('is counted again, and leaves a comment and a like of meanwhile', async () => {
    const comments = commentsOf(id(11));
    load(FEED, paged([post(11, { commentsCount: 2 })]));
    load(comments, paged([comment(32, id(11))], [comment(31, id(11))]));
    const hidden = hideReported(queryClient, { kind: 'comment', id: id(32) });
    expect([numbersIn(comments), seen(11)?.commentsCount]).toEqual([[[], [31]], 1]);
    await write(id(11), comment(39, id(11)));
    await like(11);
    hidden.bringBack();
    expect(numbersIn(comments)).toEqual([[32, 39], [31]]);
    expect(seen(11)).toMatchObject({ commentsCount: 3, isLikedByUser: true, likesCount: 1 });
  });
});

describe('a reported message that comes back', () => {
  const [theirs, mine] = [message(42, BEN, ME), message(41, ME, BEN)];
  const [sent, ofCleo] = [message(49, ME, BEN), message(43, CLEO, ME)];
  const reported = { kind: 'message', id: theirs.id } as const;

  it('is the last again, among the conversations too', () => {
    load(CHAT, paged([mine, theirs]));
    load(CONVERSATIONS, paged([conversation(ofCleo, CLEO), conversation(theirs, BEN)]));
    const hidden = hideReported(queryClient, reported);
    expect([numbersIn(CHAT), numbersIn(CONVERSATIONS)]).toEqual([[[41]], [[43, 41]]]);
    hidden.bringBack();
    expect([numbersIn(CHAT), numbersIn(CONVERSATIONS)]).toEqual([[[41, 42]], [[43, 42]]]);
  });

  it.each([
    ['with more said before', [mine, theirs], [41, 42, 49]],
    ['the only one', [theirs], [42, 49]],
  ])('leaves a message of meanwhile as the latest: %s', async (_, said, after) => {
    load(CHAT, paged(said));
    load(CONVERSATIONS, paged([conversation(ofCleo, CLEO), conversation(theirs, BEN)]));
    const hidden = hideReported(queryClient, reported);
    await send(sent);
    hidden.bringBack();
    expect([numbersIn(CHAT), numbersIn(CONVERSATIONS)]).toEqual([[after], [[49, 43]]]);
    expect(queryClient.getQueryData<Pages<Conversation>>(CONVERSATIONS)?.pages[0]?.items[0]?.sender.id).toBe(
      BEN,
    );
  });

  it('is never replaced by what another one has said', () => {
    load(chatKey(ME, CLEO), paged([ofCleo]));
    load(CHAT, paged([theirs]));
    load(CONVERSATIONS, paged([conversation(theirs, BEN), conversation(ofCleo, CLEO)]));
    hideReported(queryClient, reported);
    expect(numbersIn(CONVERSATIONS)).toEqual([[43]]);
  });

  it('is there also where the chat was read again meanwhile', async () => {
    const later = message(45, BEN, ME);
    load(CHAT, paged([mine, theirs, later]));
    const hidden = hideReported(queryClient, reported);
    await fetchAgain(messagesQuery(ME, BEN), [mine, theirs, later, sent]);
    expect(numbersIn(CHAT)).toEqual([[41, 45, 49]]);
    hidden.bringBack();
    expect(numbersIn(CHAT)).toEqual([[41, 42, 45, 49]]);
  });
});

describe('a reported picture that comes back', () => {
  it('stands in its place with its description, beside a like of meanwhile', async () => {
    load(FEED, paged([post(11, pictures(21, 22, 23)), post(12, pictures(24))]));
    const hidden = hideReported(queryClient, { kind: 'picture', id: id(22) });
    expect(seen(11)).toMatchObject(pictures(21, 23));
    await like(11);
    hidden.bringBack();
    expect(seen(11)).toMatchObject({ ...pictures(21, 22, 23), isLikedByUser: true, likesCount: 1 });
  });

  it('stands on no post that was deleted meanwhile', () => {
    load(FEED, paged([post(11, pictures(21)), post(12)]));
    const hidden = hideReported(queryClient, { kind: 'picture', id: id(21) });
    changeFeed(queryClient, ME, (feed) => withoutPosts(feed, new Set([id(11)])));
    hidden.bringBack();
    expect(numbersIn(FEED)).toEqual([[12]]);
  });
});

describe('a reported person who comes back', () => {
  it('is suggested again, without whom the member has asked meanwhile', () => {
    load(SUGGESTED, [person(CLEO), person(BEN)]);
    const hidden = hideReported(queryClient, { kind: 'profile', id: BEN });
    expect(queryClient.getQueryData(SUGGESTED)).toEqual([person(CLEO)]);
    load(SUGGESTED, []);
    hidden.bringBack();
    expect(queryClient.getQueryData(SUGGESTED)).toEqual([person(BEN)]);
  });
});
