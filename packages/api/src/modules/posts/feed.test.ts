import { listFeed } from '@friendbase/contract';
import type { StoredPost } from '@friendbase/contract';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { member, strangers } from '../../../testing/members.ts';
import { databasesInTier, openApi } from '../../../testing/openApi.ts';
import { feedStatement, readFeed } from './feed.ts';

const SOMEWHERE = { createdAt: '2024-01-01T00:00:00.000Z', id: 'post' };

/** What the database says it will do for a page, line by line. */
async function planOf(
  api: Awaited<ReturnType<typeof openApi>>,
  before: typeof SOMEWHERE | undefined,
  author?: string,
) {
  const { sql, values } = feedStatement(api.db, 'ann-id', { before, limit: 20, author });
  const steps: { detail: string }[] = await api.db.raw(`explain query plan ${sql}`, values);
  return steps.map(({ detail }) => detail);
}

/** Public posts, one an hour. */
const postsBy = (authorId: string, count: number): StoredPost[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `post-${n}`,
    authorId,
    content: 'Hello',
    privacy: 'public',
    template: null,
    mediaUrls: [],
    mediaDescriptions: [],
    createdAt: new Date(Date.UTC(2024, 0, 1, n)).toISOString(),
  }));

describe('the feed’s statement on SQLite', () => {
  it.each([undefined, SOMEWHERE])('finds its posts through indexes alone, from %j on', async (before) => {
    await using api = await openApi();
    const plan = await planOf(api, before);
    const ofPosts = plan.filter((step) => /\b(everyone|theirs|mine)\b/.test(step));
    expect(ofPosts).toEqual([
      expect.stringMatching(/^(SCAN|SEARCH) everyone USING INDEX posts_public/),
      expect.stringMatching(
        /^SEARCH mine USING COVERING INDEX posts_by_author \(author_id=\? AND privacy=\?/,
      ),
      expect.stringMatching(
        /^SEARCH theirs USING INDEX posts_by_author \(author_id=\? AND privacy=\? AND created_at>\?/,
      ),
    ]);
    expect(plan.filter((step) => /^SCAN (posts|likes|users|author|friendships)\b/.test(step))).toEqual([]);
  });

  it('walks public posts in the order of their index, without sorting them', async () => {
    await using api = await openApi();
    const plan = await planOf(api, undefined);
    const start = plan.indexOf('MATERIALIZE public_posts');
    const walk = plan.slice(start, plan.indexOf('SCAN public_posts'));
    expect(start).toBeGreaterThan(-1);
    expect(walk.join()).not.toContain('TEMP B-TREE');
  });

  it.each([undefined, SOMEWHERE])(
    'finds those of one author by their index alone, from %j on',
    async (before) => {
      await using api = await openApi();
      const plan = await planOf(api, before, 'ben-id');
      expect(plan.filter((step) => /\beveryone\b/.test(step))).toEqual([
        expect.stringMatching(/^SEARCH everyone USING INDEX posts_by_author \(author_id=\? AND privacy=\?/),
      ]);
    },
  );
});

describe.each(databasesInTier)('a page of the feed on $name', ({ openApi: open }) => {
  it.each([1, 20, 100])('takes two statements for %i posts: who asks, and the page', async (limit) => {
    await using api = await open({ ...strangers('ann', 'ben'), posts: postsBy('ben-id', 120) });
    const ann = await api.as('ann');
    const statements = api.watchStatements();
    const { items } = await ann.call(listFeed, { params: { userId: 'ann-id' }, query: { limit } });
    expect([items.length, statements.length]).toEqual([limit, 2]);
  });

  it('tells that more follows where one friend alone fills the page', async () => {
    const posts = postsBy('ben-id', 6).map((post) => ({ ...post, privacy: 'friends' as const }));
    const friendships = [{ id: 'pair', userId: 'ben-id', friendId: 'ann-id', status: 'accepted' as const }];
    await using api = await open({ ...EMPTY_SEED, members: ['ann', 'ben'].map(member), friendships, posts });
    const first = await readFeed(api.db, 'ann-id', { limit: 5 }, api.now());
    expect(first.items.map(({ id }) => id)).toEqual(['post-5', 'post-4', 'post-3', 'post-2', 'post-1']);
    expect(first.next).toBe('2024-01-01T01:00:00.000Z~post-1');
    const second = await readFeed(api.db, 'ann-id', { limit: 5, before: first.items.at(-1) }, api.now());
    expect(second).toMatchObject({ items: [{ id: 'post-0' }], next: undefined });
  });

  // Of many posts of strangers, the newest alone would not tell who may have written the page.
  it.each([0, 150])(
    'collects one’s own posts and the newest of many friends, page after page, without gaps or repeats, beside %i of strangers for theirs',
    async (others) => {
      const names = Array.from({ length: 6 }, (_, index) => `friend${index}`);
      const posts = ['ann', ...names].flatMap((name, index) =>
        Array.from({ length: 9 }, (_, n) => ({
          id: `post-${name}-${n}`,
          authorId: `${name}-id`,
          content: 'Hello',
          template: null,
          mediaUrls: [],
          mediaDescriptions: [],
          privacy: n % 3 === 0 ? ('public' as const) : ('friends' as const),
          // One author writes all at one instant, another long ago: a page may come from one of them alone.
          createdAt: new Date(Date.UTC(2024, 0, 1 + index * (n % (index + 1)))).toISOString(),
        })),
      );
      const friendships = names.map((name, index) => ({
        id: `friendship-${index}`,
        status: 'accepted' as const,
        ...(index % 2 === 0
          ? { userId: 'ann-id', friendId: `${name}-id` }
          : { userId: `${name}-id`, friendId: 'ann-id' }),
      }));
      const ofStrangers = Array.from({ length: others }, (_, n) => ({
        ...posts[0]!,
        id: `other-${n}`,
        authorId: 'stranger-id',
        privacy: 'friends' as const,
        createdAt: new Date(Date.UTC(2024, 0, 12)).toISOString(),
      }));
      await using api = await open({
        ...EMPTY_SEED,
        members: ['ann', 'stranger', ...names].map(member),
        friendships,
        posts: [...posts, ...ofStrangers],
      });
      const place = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}~${id}`;
      const read: string[] = [];
      let before: typeof SOMEWHERE | undefined;
      do {
        const { items, next } = await readFeed(api.db, 'ann-id', { limit: 4, before }, api.now());
        read.push(...items.map(place));
        before = next === undefined ? undefined : items.at(-1);
      } while (before);
      expect(read).toEqual(posts.map(place).sort().toReversed());
    },
  );
});
