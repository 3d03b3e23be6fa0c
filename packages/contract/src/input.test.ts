import { describe, expect, it } from 'vitest';
import { logIn } from './accounts.ts';
import { register } from './registration.ts';
import { ApiError } from './errors.ts';
import { parseInput } from './input.ts';
import { createLike, deleteLike } from './likes.ts';
import { createPost } from './postDraft.ts';
import { listFeed } from './posts.ts';
import { endpoints } from './endpoints.ts';
import { INPUT_SENTENCES } from './wrongInput.ts';
import type { Endpoint } from './endpoint.ts';

const given = { params: {}, query: {}, body: {} };

/** The error response of an input, as `status message`. */
function errorOf(endpoint: Endpoint, part: Partial<typeof given> | Record<string, unknown>): string {
  try {
    parseInput(endpoint, { ...given, ...part });
    return 'nothing';
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.message}` : String(error);
  }
}

describe('a refused input', () => {
  it.each([
    [createLike, { body: {} }, '400 Please fill in userId.'],
    [createLike, { body: { userId: 7 } }, '400 userId must be text.'],
    [createLike, { body: { userId: '' } }, '400 userId: please check this value.'],
    [createLike, { body: [] }, '400 The request must be a JSON object.'],
    [createLike, { body: null }, '400 The request must be a JSON object.'],
    [createLike, { body: undefined }, '400 The request must be a JSON object.'],
    [createPost, { body: { authorId: 'a', mediaUrls: 'x' } }, '400 mediaUrls must be a list.'],
    [createPost, { body: { authorId: 'a', privacy: 'x' } }, '400 privacy must be one of: friends, public.'],
    [
      createPost,
      { body: { authorId: 'a', mediaUrls: Array<string>(6).fill('/api/media/x') } },
      '400 mediaUrls can have at most 5 entries.',
    ],
    [
      createPost,
      { body: { authorId: 'a', mediaUrls: ['x'] } },
      '400 mediaUrls.0: only files added here can be shared.',
    ],
    [
      register,
      { body: { challengeType: 'other' } },
      '400 challengeType must be one of: developmental, cognitive, mental_health, caregiver.',
    ],
    [
      register,
      { body: { username: 'i'.repeat(31) } },
      '400 username: this text is too long. Use 30 characters or fewer.',
    ],
    [listFeed, { params: { userId: 'a' }, query: { limit: '0' } }, '400 limit needs at least 1.'],
    [listFeed, { params: { userId: 'a' }, query: { limit: '101' } }, '400 limit can have at most 100.'],
    [
      listFeed,
      { params: { userId: 'a' }, query: { before: 'x' } },
      '400 before: this is not a place in the list.',
    ],
    [listFeed, { params: { userId: 'a b' } }, '404 There is nothing at this address.'],
    [deleteLike, { params: { userId: 'a' } }, '404 There is nothing at this address.'],
    [logIn, { body: {} }, '400 Please fill in both username and password.'],
  ] as [Endpoint, Record<string, unknown>, string][])(
    'says what is wrong (%#)',
    (endpoint, part, expected) => {
      expect(errorOf(endpoint, part)).toBe(expected);
    },
  );
});

/** What the rules of schemas' own say, in whatever holds schemas. */
function saidIn(holder: unknown, seen = new Set<unknown>()): string[] {
  if (typeof holder !== 'object' || holder === null || seen.has(holder)) return [];
  seen.add(holder);
  const own =
    'error' in holder && typeof holder.error === 'function'
      ? [String(Reflect.apply(holder.error, undefined, [{}]))]
      : [];
  const parts = [...Object.values(holder), '_zod' in holder && holder._zod];
  return [...own, ...parts.flatMap((part) => saidIn(part, seen))];
}

it('a rule of a schema’s own names a problem that has a sentence', () => {
  const said = new Set(Object.values(endpoints).flatMap(({ input }) => saidIn(input)));
  expect(said.size).toBeGreaterThanOrEqual(6);
  expect(Object.keys(INPUT_SENTENCES)).toEqual(expect.arrayContaining([...said]));
});

describe('an input', () => {
  it('is parsed in all three places, with what was left out filled in', () => {
    const parsed = parseInput(listFeed, { ...given, params: { userId: 'ann' }, query: { limit: '5' } });
    expect(parsed).toEqual({ params: { userId: 'ann' }, query: { limit: 5 }, body: {} });
    expect(parseInput(createPost, { ...given, body: { authorId: 'ann', content: ' Hi ' } }).body).toEqual({
      authorId: 'ann',
      content: ' Hi ',
      privacy: 'friends',
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
    });
  });

  it('loses what the call does not take', () => {
    const body = { userId: 'ann', postId: '1', isAdmin: true };
    expect(parseInput(createLike, { ...given, body }).body).toEqual({ userId: 'ann', postId: '1' });
  });
});
