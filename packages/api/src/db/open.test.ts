import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { member, strangers } from '../testing/members.ts';
import { openMemory, openOnPostgres } from '../testing/databases.ts';
import { databases } from '../testing/openApi.ts';

const bond = (userId: string, friendId: string, [lowId, highId] = [userId, friendId].sort()) => ({
  id: `${userId}-${friendId}`,
  userId,
  friendId,
  lowId,
  highId,
  status: 'pending',
});

describe.each(databases)('the tables on $name', ({ openApi }) => {
  it('takes one friendship a pair, whoever asked', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    await api.db('friendships').insert(bond('ann-id', 'ben-id'));
    await expect(api.db('friendships').insert(bond('ben-id', 'ann-id'))).rejects.toThrow(/unique/i);
    const asIfOthers = bond('ben-id', 'ann-id', ['a', 'b']);
    await expect(api.db('friendships').insert(asIfOthers)).rejects.toThrow(/check/i);
    await expect(api.db('friendships').insert(bond('ann-id', 'ann-id'))).rejects.toThrow(/check/i);
  });

  it.each([
    ['users', { friendbaseBucks: -1 }],
    ['users', { challengeType: 'other' }],
    ['users', { role: 'admin' }],
    ['friendships', { status: 'declined' }],
    ['posts', { privacy: 'secret' }],
    ['posts', { template: 'other' }],
    ['posts', { deletedBy: 'ann-id' }],
  ])('refuses in %s what no call may write: %j', async (table, values) => {
    const post = {
      id: 'post',
      authorId: 'ann-id',
      content: 'Hello',
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
    };
    await using api = await openApi({
      ...EMPTY_SEED,
      ...EMPTY_SEED,
      members: [member('ann'), member('ben')],
      friendships: [{ id: 'friendship', userId: 'ann-id', friendId: 'ben-id', status: 'pending' }],
      posts: [{ ...post, privacy: 'public', createdAt: '2024-01-01T00:00:00.000Z' }],
    });
    await expect(api.db(table).update(values)).rejects.toThrow(/check/i);
  });

  it('forgets with a member all that was theirs', async () => {
    const post = {
      id: 'post',
      authorId: 'ann-id',
      content: 'Hello',
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
    };
    await using api = await openApi({
      ...EMPTY_SEED,
      ...EMPTY_SEED,
      members: [member('ann'), member('ben')],
      friendships: [{ id: 'friendship', userId: 'ben-id', friendId: 'ann-id', status: 'accepted' }],
      posts: [{ ...post, privacy: 'public', createdAt: '2024-01-01T00:00:00.000Z' }],
      likes: [{ userId: 'ben-id', postId: 'post' }],
    });
    await api.as('ann');
    await api.db('users').where({ id: 'ann-id' }).delete();
    for (const table of ['sessions', 'posts', 'likes', 'friendships'])
      expect(await api.db(table)).toEqual([]);
  });
});

describe.each([
  {
    name: 'SQLite',
    open: openMemory,
    rest: `select name from sqlite_master where name not like '%knex%' and name not like 'sqlite%'`,
  },
  {
    name: 'PostgreSQL',
    open: openOnPostgres,
    rest: `select relname from pg_class where relnamespace = 'public'::regnamespace and relname not like '%knex%'`,
  },
])('the steps of the tables on $name', ({ open, rest }) => {
  it('go back to nothing the way they came', async () => {
    const { db, close } = await open();
    await db.migrate.rollback(undefined, true);
    expect(await db.raw(rest)).toEqual([]);
    await close();
  });
});
