import { describe, expect, it } from 'vitest';
import { member, strangers, cheapPasswords } from '../../testing/members.ts';
import { openApiOnPostgres as openApi } from '../../testing/openApi.ts';
import { closing, createDatabase, handleOn } from '../../testing/postgres.ts';
import { connectPostgresToRead, lostSettings } from './postgres.ts';
import { readFeed } from '../modules/posts/feed.ts';
import { insertSeed } from '../seeds/seed.ts';

describe('PostgreSQL', () => {
  it('has a limit on the time of everything', async () => {
    await using api = await openApi();
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const set = await api.db.raw<object[]>(
      `select name, setting from pg_settings where name in (?, ?, ?) order by name`,
      limits,
    );
    expect(set).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '4000' },
      { name: 'statement_timeout', setting: '5000' },
    ]);
    expect(await api.db.raw('show application_name')).toEqual([{ applicationName: 'friendbase' }]);
  });

  it('has them in each test, whatever the one before has set', async () => {
    {
      await using api = await openApi();
      await api.db.raw('set lock_timeout = 50');
    }
    await using api = await openApi();
    expect(await api.db.raw('show lock_timeout')).toEqual([{ lockTimeout: '4s' }]);
  });

  it('is asked whether it has those limits, which a pooler may drop', async () => {
    await using database = await createDatabase();
    await using whole = handleOn(database.url);
    await using reader = closing(connectPostgresToRead(database.url, 1));
    expect(await lostSettings(whole, reader)).toEqual([]);
    await using cut = handleOn(`${database.url}?statement_timeout=0&lock_timeout=0`);
    const names = ['lock_timeout', 'statement_timeout', 'default_transaction_read_only'];
    expect(await lostSettings(cut, cut)).toEqual(names);
  });

  it('ends a statement that takes too long', async () => {
    await using database = await createDatabase();
    await using db = handleOn(`${database.url}?statement_timeout=50`);
    await expect(db.raw('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    expect(await db.raw('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('asks on another connection where one has gone silent', async () => {
    await using database = await createDatabase();
    await using db = handleOn(`${database.url}?statement_timeout=0&query_timeout=200`);
    await expect(db.raw('select pg_sleep(60)')).rejects.toThrow('Query read timeout');
    expect(await db.raw('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('counts in numbers', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    const [sums] = await api.db('users').count('id as members').sum('friendbaseBucks as fbb');
    expect(sums).toEqual({ members: 2, fbb: 80 });
  });

  it('stores all text by its bytes and of any length, in every table', async () => {
    await using api = await openApi();
    const other = await api.db.raw(`select table_name, column_name, data_type, collation_name
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'knex%' and collation_name is distinct from 'C'
        and data_type in ('text', 'character varying', 'character')
      or table_schema = 'public' and table_name not like 'knex%' and data_type like 'character%'`);
    expect(other).toEqual([]);
  });

  it('stores a username whose folded form is eighteen times as long', async () => {
    await using api = await openApi();
    const username = 'ﷺ'.repeat(30);
    await insertSeed(
      api.db,
      { ...strangers('ann'), members: [{ ...member('ann'), username }] },
      new Date(0),
      cheapPasswords,
    );
    const [row] = await api.db<{ usernameKey: string }>('users').select('usernameKey');
    expect(row?.usernameKey).toHaveLength(540);
  });

  it('orders posts of one instant by the bytes of their ids, not by a language', async () => {
    await using api = await openApi();
    // A server that sorts by language puts “_” before “B” and “a” before “B”.
    expect(await api.db.raw(`select 'a' < 'B' as a, 'a_' < 'aB' as b`)).toEqual([{ a: true, b: true }]);
    const ids = ['a', 'B', 'a_', 'aB', 'a-', 'Z', '_', '9'];
    const post = {
      authorId: 'ann-id',
      content: 'Hello',
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
    };
    const posts = ids.map((id) => ({
      ...post,
      id,
      privacy: 'public' as const,
      createdAt: '2024-01-01T00:00:00.000Z',
    }));
    await insertSeed(api.db, { ...strangers('ann'), posts }, new Date(0), cheapPasswords);
    const read: string[] = [];
    let before: (typeof posts)[number] | undefined;
    do {
      const { items, next } = await readFeed(api.db, 'ann-id', { limit: 3, before }, api.now());
      read.push(...items.map(({ id }) => id));
      before = next === undefined ? undefined : posts.find(({ id }) => id === items.at(-1)?.id);
    } while (before);
    expect(read).toEqual(ids.toSorted().toReversed());
  });
});
