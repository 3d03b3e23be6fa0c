import { describe, expect, it } from 'vitest';
import { cursorOf } from '../page.ts';
import { FEED_PAGE_LENGTH, listFeed } from '../posts.ts';
import type { FeedEntry } from '../posts.ts';
import { ask, expectRefusal, expectRefused, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import {
  everyRelation,
  FIVE_AT_ONE_INSTANT_ORDER,
  fiveAtOneInstant,
  friendsPostOf,
  memberId,
  postBy,
  postId,
  publicPostOf,
  RELATIONS,
  twentyFivePosts,
  UNKNOWN_ID,
  withPosts,
} from './seeds.ts';

const path = `/api/posts/feed/${memberId('ann')}`;
const ids = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

/** Every page of Ann's feed, `limit` posts at a time. */
async function readAll(ann: Visitor, limit: number): Promise<FeedEntry[][]> {
  const pages: FeedEntry[][] = [];
  let before: string | undefined;
  do {
    const { items, next } = await feedOf(ann, 'ann', { limit, before });
    pages.push(items);
    before = next;
  } while (before !== undefined && pages.length < 20);
  return pages;
}

const WRONG_QUERIES: [query: string, words: string][] = [
  ...['0', '101', '-1', '1.5', 'x', '', '1e9'].map((limit): [string, string] => [`limit=${limit}`, 'limit']),
  ['limit=2&limit=3', 'limit'],
  ...['', 'x', '~', 'yesterday~1', `2024-01-01T08:00:00.000Z`, `2024-01-01~${postId(1)}`].map(
    (before): [string, string] => [`before=${before}`, 'before'],
  ),
  [`before=2024-01-01T08:00:00.000Z~${postId(1)}~2`, 'before'],
];

/** Reading the feed: who sees what, in which order, and page by page. */
export function feedConform(backendName: string, open: OpenBackend): void {
  describe(`the feed on ${backendName}`, () => {
    it('refuses the feed of another member, known or not', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectRefused(ann, listFeed, { params: { userId }, query: {} }, 403);
      }
    });

    it('refuses a page that cannot be, and names what is wrong', async () => {
      await using backend = await open(twentyFivePosts);
      const ann = await backend.as('ann');
      for (const [query, words] of WRONG_QUERIES) {
        const answer = await ask(ann, 'get', `${path}?${query}`);
        expect(answer.status, query).toBe(400);
        expectRefusal(answer, 400, words);
      }
    });

    it.each(RELATIONS)('shows Ann the right posts of %s, %s', async (name, _, readsPublic, readsFriends) => {
      await using backend = await open(everyRelation);
      const { items } = await feedOf(await backend.as('ann'), 'ann');
      expect(ids(items).includes(publicPostOf(name))).toBe(readsPublic);
      expect(ids(items).includes(friendsPostOf(name))).toBe(readsFriends);
    });

    it('hides Ann from the two she is not to meet, whoever declined whom', async () => {
      await using backend = await open(everyRelation);
      for (const name of ['finn', 'gwen'] as const) {
        const { items } = await feedOf(await backend.as(name), name);
        expect(ids(items)).not.toContain(publicPostOf('ann'));
        expect(ids(items)).toContain(publicPostOf('ben'));
      }
    });

    it('shows nothing of the authors but id, username and name', async () => {
      await using backend = await open(everyRelation);
      const { raw } = await ask(await backend.as('ann'), 'get', path);
      expect(raw).toContain('Ben');
      expect(raw).not.toMatch(/@|bio|I am|challenge|caregiver|friendbaseBucks|password/);
    });

    it('is an empty list where there is nothing to read', async () => {
      await using backend = await open(withPosts([]));
      const { status, headers, raw } = await ask(await backend.as('ann'), 'get', path);
      expect({ status, link: headers.get('link'), json: JSON.parse(raw) as unknown }).toEqual({
        status: 200,
        link: null,
        json: [],
      });
    });

    it('comes newest first, twenty at a time', async () => {
      await using backend = await open(twentyFivePosts);
      const pages = await readAll(await backend.as('ann'), FEED_PAGE_LENGTH);
      const all = Array.from({ length: 25 }, (_, index) => postId(25 - index));
      expect(pages.map(ids)).toEqual([all.slice(0, 20), all.slice(20)]);
      const { raw } = await ask(await backend.as('ann'), 'get', path);
      expect(JSON.parse(raw)).toEqual(pages[0]);
    });

    it('names the next page only while there is one', async () => {
      await using backend = await open(twentyFivePosts);
      const ann = await backend.as('ann');
      const next = encodeURIComponent(cursorOf(postBy('ben', 2)));
      const { headers } = await ask(ann, 'get', `${path}?limit=24`);
      const [, target = ''] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      const url = new URL(target, 'http://any.example');
      expect(url.pathname).toBe(path);
      expect(url.searchParams.get('limit')).toBe('24');
      expect(url.searchParams.get('before')).toBe(decodeURIComponent(next));
      for (const query of ['limit=25', 'limit=100', `limit=1&before=${next}`]) {
        expect((await ask(ann, 'get', `${path}?${query}`)).headers.get('link'), query).toBeNull();
      }
    });

    it.each([1, 2, 3, 4, 5, 6, 7])('has no gaps or repeats at one instant, %i at a time', async (limit) => {
      await using backend = await open(fiveAtOneInstant);
      const pages = await readAll(await backend.as('ann'), limit);
      expect(pages.flatMap(ids)).toEqual(FIVE_AT_ONE_INSTANT_ORDER);
      expect(pages).toHaveLength(Math.ceil(7 / limit));
    });

    it('pages over posts that are not for this reader', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const pages = await readAll(ann, 1);
      expect(pages.flatMap(ids)).toEqual(ids((await feedOf(ann, 'ann', { limit: 100 })).items));
      expect(pages.every((page) => page.length === 1)).toBe(true);
    });

    it('takes any place in time, also one where no post is', async () => {
      await using backend = await open(fiveAtOneInstant);
      const before = `2024-01-02T08:00:00.000Z~${postId(4)}`;
      const { items } = await feedOf(await backend.as('ann'), 'ann', { before });
      expect(ids(items)).toEqual([3, 2, 1].map(postId));
      const early = await feedOf(await backend.as('ann'), 'ann', { before: '1999-01-01T00:00:00.000Z~x' });
      expect(early).toEqual({ items: [], next: undefined });
    });
  });
}
