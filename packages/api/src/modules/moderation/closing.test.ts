import { createPost, decideCase, listFeed, reportThing } from '@friendbase/contract';
import { isLong } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';

const POSTS = 30;
const authors = Array.from({ length: isLong() ? 50 : 4 }, (_, n) => `author${n}`);
/** The short tier takes the database with more than one connection that writes. */
const places = databases.filter(({ name }) => isLong() || name === 'PostgreSQL');

/** Ann reads; Ed is a moderator. */
function community() {
  const seed = strangers('ann', 'ed', ...authors);
  const members = seed.members.map((member) => ({
    ...member,
    createdAt: '2024-01-01T00:00:00.000Z',
    role: member.username === 'ed' ? ('moderator' as const) : ('member' as const),
  }));
  return { ...seed, members };
}

describe.each(places)('closing an account on $name', ({ openApi }) => {
  it('takes each of thirty posts that are written beside it, in every round', async () => {
    await using api = await openApi(community(), { rateLimitScale: 1000 });
    const [ann, ed] = [await api.as('ann'), await api.as('ed')];
    const rounds: object[] = [];
    for (const [round, name] of authors.entries()) {
      const author = await api.as(name);
      const authorId = `${name}-id`;
      await ann.call(reportThing, { body: { subject: { kind: 'profile', id: authorId }, reason: 'mean' } });
      const { id } = await api.db('moderationCases').where({ ownerId: authorId }).first('id');
      const posts = Array.from({ length: POSTS }, (_, n) =>
        author.call(createPost, { body: { authorId, content: `Words ${n}` } }),
      );
      const settled = Promise.allSettled(posts);
      // Each round closes after another number of answers.
      await posts[(round * 7) % POSTS]?.catch(() => undefined);
      await ed.call(decideCase, { params: { id }, body: { action: 'close', rule: 'beKind', version: 0 } });
      const statuses = (await settled).map((one) =>
        one.status === 'fulfilled' ? 201 : (one.reason as { status: number }).status,
      );
      const { items } = await ann.call(listFeed, { params: { userId: 'ann-id' }, query: { limit: 100 } });
      rounds.push({
        visible: items.filter((post) => post.authorId === authorId).length,
        left: await api.db('posts').where({ authorId, deletedAt: null }).pluck('id'),
        others: statuses.filter((status) => status !== 201 && status !== 401),
      });
    }
    expect(rounds).toEqual(authors.map(() => ({ visible: 0, left: [], others: [] })));
  });
});
