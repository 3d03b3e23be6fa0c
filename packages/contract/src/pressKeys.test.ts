import { describe, expect, it } from 'vitest';
import { logOut } from './accounts.ts';
import { register } from './registration.ts';
import { createClient } from './client.ts';
import { createComment } from './comments.ts';
import { IdempotencyKey } from './idempotency.ts';
import { createLike, deleteLike } from './likes.ts';
import { createPost, deletePost } from './postDraft.ts';
import { listFeed } from './posts.ts';

type Answer = () => Response | Promise<Response>;

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refused =
  (status: number): Answer =>
  () =>
    Response.json({ message: 'No.' }, { status });
const brokenOff: Answer = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }));
const shared: Answer = () =>
  Response.json({
    id: 'post',
    authorId: 'ann',
    content: 'Hello',
    privacy: 'friends',
    template: null,
    mediaUrls: [],
    media: [],
    mediaDescriptions: [],
    createdAt: '2024-01-01T00:00:00.000Z',
  });
const done: Answer = () => new Response(null, { status: 204 });

/** A browser whose calls get `answers` in turn, with the keys it sent. */
function browser(answers: Answer[], keys = new Map<string, string>()) {
  const sent: (string | undefined)[] = [];
  const call = createClient({
    keys,
    fetch: async (_, { headers }) => {
      sent.push((headers as Record<string, string>)['Idempotency-Key']);
      return (answers.shift() ?? lost)();
    },
  });
  const share = (content = 'Hello') =>
    call(createPost, { body: { authorId: 'ann', content } }).catch(() => undefined);
  return { call, share, sent, keys };
}

const LIKE = { userId: 'ann', postId: 'post' };
const REGISTRATION = {
  username: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  password: 'blue sky',
  challengeType: 'cognitive',
} as const;

describe('the key of a press', () => {
  it('is not sent where nothing is made', async () => {
    const { call, sent, keys } = browser([done, lost]);
    await call(logOut, {});
    await call(listFeed, { params: { userId: 'ann' }, query: {} }).catch(() => undefined);
    expect(sent).toEqual([undefined, undefined]);
    expect(keys.size).toBe(0);
  });

  it.each([
    ['the answer is lost', lost],
    ['the answer breaks off', brokenOff],
    ['the server has an exception', refused(500)],
    ['the server is too busy', refused(503)],
    ['it was too often', refused(429)],
    ['the session is over', refused(401)],
  ])('stays the same while %s', async (_, answer) => {
    const { share, sent } = browser([answer, answer]);
    await share();
    await share();
    expect(IdempotencyKey.safeParse(sent[0]).success).toBe(true);
    expect(sent[1]).toBe(sent[0]);
  });

  it.each([
    ['shared', shared],
    ['refused', refused(403)],
    ['told that its key was used', refused(422)],
  ])('is a new one once the post was %s', async (_, answer) => {
    const { share, sent, keys } = browser([answer, answer]);
    await share();
    expect(keys.size).toBe(0);
    await share();
    expect(sent[1]).not.toBe(sent[0]);
  });

  it('is another one for other words, and for the same words in another place', async () => {
    const { call, share, sent } = browser([]);
    await share('Hello');
    await share('Hello!');
    for (const id of ['one', 'two']) {
      await call(createComment, { params: { id }, body: { content: 'Hello' } }).catch(() => undefined);
    }
    expect(new Set(sent).size).toBe(4);
  });

  it('is another one for a press that does not wait for the answer of the first', async () => {
    const { share, sent } = browser([shared, shared]);
    await Promise.all([share(), share()]);
    expect(sent[1]).not.toBe(sent[0]);
  });

  it('outlives the page, without the words', async () => {
    const { share, sent, keys } = browser([lost]);
    await share('A secret');
    expect(JSON.stringify([...keys])).not.toContain('secret');
    const later = browser([shared], keys);
    await later.share('A secret');
    expect(later.sent).toEqual(sent);
  });

  it('is stored by the page alone for a sign-up, whose body holds a password', async () => {
    const { call, sent, keys } = browser([]);
    const signUp = () => call(register, { body: REGISTRATION }).catch(() => undefined);
    await signUp();
    await signUp();
    expect(sent[1]).toBe(sent[0]);
    expect(keys.size).toBe(0);
  });

  it('is a new one after what it made was taken back', async () => {
    const { call, share, sent } = browser([lost, lost, done, lost, lost]);
    const like = () => call(createLike, { body: LIKE }).catch(() => undefined);
    await share();
    await like();
    await call(deleteLike, { params: LIKE });
    await like();
    await share();
    expect(sent[3]).not.toBe(sent[1]);
    expect(sent[4]).toBe(sent[0]);
  });

  it('stays the same where taking it back failed', async () => {
    const { call, share, sent } = browser([lost, lost, lost]);
    await share();
    await call(deletePost, { params: { id: 'post' } }).catch(() => undefined);
    await share();
    expect(sent[2]).toBe(sent[0]);
  });
});
