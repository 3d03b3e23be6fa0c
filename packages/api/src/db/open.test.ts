import { mediaUrl } from '@friendbase/contract';
import type { StoredPost } from '@friendbase/contract';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { member, strangers } from '../../testing/members.ts';
import { openMemory, openOnPostgres } from '../../testing/databases.ts';
import { databases } from '../../testing/openApi.ts';
import { picture } from '../../testing/pictures.ts';

const post: StoredPost = {
  id: 'post',
  authorId: 'ann-id',
  content: 'Hello',
  privacy: 'public',
  template: null,
  mediaUrls: [mediaUrl('picture')],
  mediaDescriptions: ['Hills'],
  createdAt: '2024-01-01T00:00:00.000Z',
};

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
    ['media', { state: 'lost' }],
    ['media', { kind: null }],
    ['postMedia', { place: -1 }],
    ['posts', { deletedBy: 'ann-id' }],
  ])('refuses in %s what no call may write: %j', async (table, values) => {
    await using api = await openApi({
      ...EMPTY_SEED,
      media: [picture('ann-id')],
      members: [member('ann'), member('ben')],
      friendships: [{ id: 'friendship', userId: 'ann-id', friendId: 'ben-id', status: 'pending' }],
      posts: [post],
    });
    await expect(api.db(table).update(values)).rejects.toThrow(/check/i);
  });

  it('forgets with a member all that was theirs', async () => {
    await using api = await openApi({
      ...EMPTY_SEED,
      media: [picture('ann-id')],
      members: [member('ann'), member('ben')],
      friendships: [{ id: 'friendship', userId: 'ben-id', friendId: 'ann-id', status: 'accepted' }],
      posts: [post],
      likes: [{ userId: 'ben-id', postId: 'post' }],
    });
    await api.as('ann');
    await api.db('users').where({ id: 'ann-id' }).delete();
    for (const table of ['sessions', 'media', 'posts', 'postMedia', 'likes', 'friendships'])
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
