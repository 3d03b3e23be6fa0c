import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { closing, createDatabase, createMigrated, handleOn } from '../../testing/postgres.ts';
import { json, strangers } from '../../testing/members.ts';
import { openOn } from '../../testing/openApi.ts';
import { proxyTo } from '../../testing/proxy.ts';
import { codeOf, isPassing } from './failures.ts';
import { connectToRead, READERS } from './location.ts';

/** A database that says who it is. */
async function openNamed(name: string) {
  const database = await createDatabase();
  await database.ask(`create table server as select '${name}' as name`);
  return database;
}

/** Two servers that can be told from each other, each behind a line that can be cut, and who reads of them. */
async function openServers(stack: AsyncDisposableStack) {
  const primary = stack.use(await proxyTo(stack.use(await openNamed('primary')).url));
  const standby = stack.use(await proxyTo(stack.use(await openNamed('standby')).url));
  const reader = stack.use(
    closing(connectToRead({ url: primary.url, standbyUrl: standby.url }, READERS.pages)),
  );
  return { primary, standby, reader };
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

const whoAnswers = (reader: Knex): Promise<unknown> =>
  reader('server')
    .pluck('name')
    .then(
      ([name]) => name,
      (error: unknown) => (isPassing(error) ? 'nobody' : error),
    );
const comesToBe = (reader: Knex) => expect.poll(() => whoAnswers(reader));

describe('reading while the primary is away', () => {
  it('fails as an outage where the standby is away too, and goes on with whoever is back first', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, standby, reader } = await openServers(stack);
    await Promise.all([primary.close(), standby.close()]);
    expect(await whoAnswers(reader)).toBe('nobody');
    await standby.open();
    await comesToBe(reader).toBe('standby');
  });

  it('goes on with the standby, which nobody asks before or after', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, reader } = await openServers(stack);
    expect(await whoAnswers(reader)).toBe('primary');
    await primary.close();
    await comesToBe(reader).toBe('standby');
    expect(await Promise.all(Array.from({ length: 9 }, () => whoAnswers(reader)))).toEqual(
      Array.from({ length: 9 }, () => 'standby'),
    );
    await primary.open();
    await comesToBe(reader).toBe('primary');
  });

  it('goes on with what the primary was asked and did not answer', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, reader } = await openServers(stack);
    expect(await whoAnswers(reader)).toBe('primary');
    const asked = Promise.all(
      Array.from({ length: 5 }, () => reader.raw('select name, pg_sleep(0.2) from server')),
    );
    await primary.close();
    expect(await asked).toEqual(
      Array.from({ length: 5 }, () => [expect.objectContaining({ name: 'standby' })]),
    );
  });

  it('waits for no more than the look where no connection was open', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, reader } = await openServers(stack);
    await primary.close();
    expect(await whoAnswers(reader)).toBe('standby');
  });

  it('fails while the standby replays what it has received, but for a record without an end', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, standby, reader } = await openServers(stack);
    await using server = handleOn(standby.url);
    const says = (name: string, type: string, value: string) =>
      server.raw(
        `create or replace function ${name}() returns ${type} language sql as $$ select ${value} $$`,
      );
    // Before what PostgreSQL says of itself, which is no standby here.
    await server.raw('alter database ?? set search_path = public, pg_catalog', [nameIn(standby.url)]);
    await says('pg_is_in_recovery', 'bool', 'true');
    await says('pg_last_wal_receive_lsn', 'pg_lsn', `'FF/20'::pg_lsn`);
    const everMore = 'extract(epoch from clock_timestamp()) * 1000';
    await says('pg_last_wal_replay_lsn', 'pg_lsn', `'0/0'::pg_lsn + (${everMore})::bigint % 1000000000`);
    await primary.close();
    expect(await whoAnswers(reader)).toBe('nobody');
    await says('pg_last_wal_replay_lsn', 'pg_lsn', `'FF/1F'::pg_lsn`);
    await comesToBe(reader).toBe('standby');
  });

  it('changes nothing on the standby either', async () => {
    await using stack = new AsyncDisposableStack();
    const { primary, reader } = await openServers(stack);
    await primary.close();
    await comesToBe(reader).toBe('standby');
    const written = reader('server').update({ name: 'changed' });
    await expect(written.then(() => 'no error', codeOf)).resolves.toBe('25006');
  });
});

describe('members while the primary is away', () => {
  it('read what is there, and are told to write in a moment', async () => {
    await using database = await createMigrated();
    await using proxy = await proxyTo(database.url);
    const db = handleOn(proxy.url);
    const reader = connectToRead({ url: proxy.url, standbyUrl: database.url }, READERS.pages);
    const close = async () => void (await Promise.all([db.destroy(), reader.destroy()]));
    await using api = await openOn(async () => ({ db, reader, close }), strangers('ann'));
    const ann = await api.as('ann');
    const feed = async () => (await ann.request('/api/posts/feed/ann-id')).status;
    expect(await feed()).toBe(200);
    await proxy.close();
    await expect.poll(feed).toBe(200);
    const post = json('POST', { authorId: 'ann-id', content: 'Hello' });
    expect((await ann.request('/api/posts', post)).status).toBe(503);
    expect(await feed()).toBe(200);
  });
});
