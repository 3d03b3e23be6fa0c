import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { FORMER_REFUSED, makeFormer } from '../../testing/former.ts';
import { createDatabase, handleOn } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { openPostgres } from './open.ts';

/** The tables, and what is in those that a start writes to. */
const contentsOf = async (database: TestDatabase) => [
  await database.ask(TABLES),
  await database.ask('select * from users'),
  await database.ask('select * from knex_migrations'),
  await database.ask('select * from knex_migrations_lock'),
];

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by 1`;

/** Answers whoever connects as PgBouncer does where it is not told to ignore what it does not know. */
async function openStrictPooler() {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: lock_timeout', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.from('E....');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, body])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://friendbase@127.0.0.1:${port}/friendbase`,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

describe('opening PostgreSQL', () => {
  it('is refused where the server does not know the user, without a word of the password', async () => {
    await using database = await createDatabase();
    const url = new URL(database.url);
    url.password = 'hush';
    url.search = '?sslpassword=hush';
    const refused = openPostgres(url.href);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL is "postgres:\/\/friendbase@127.0.0.1:\d+\/test_\w+": the server does not take this user with this password\.$/,
    );
    await expect(refused).rejects.not.toThrow(/hush/);
  });

  it('is refused where there is no such database', async () => {
    await using database = await createDatabase();
    await expect(openPostgres(`${database.url}_not`)).rejects.toThrow('the server has no such database.');
  });

  it('is refused where nobody answers', async () => {
    await expect(openPostgres('postgres://127.0.0.1:1/friends')).rejects.toThrow(
      'DATABASE_URL is "postgres://127.0.0.1:1/friends": nothing listens there. Is the server running?',
    );
  });

  it('is refused where a pooler does not take our settings, whatever these are called', async () => {
    await using pooler = await openStrictPooler();
    await expect(openPostgres(pooler.url)).rejects.toThrow('the pooler there does not take our settings.');
  });

  it('is refused to a user who may not make tables', async () => {
    await using database = await createDatabase();
    const guest = `guest_${Date.now()}`;
    await database.ask(`create role ${guest} login password 'guest'`);
    const url = new URL(database.url);
    [url.username, url.password] = [guest, 'guest'];
    await expect(openPostgres(url.href)).rejects.toThrow('this user may not make tables there.');
  });

  it('leaves the database of another program as it is', async () => {
    await using database = await createDatabase();
    await database.ask('create table knex_migrations_lock (index int, is_locked int)');
    await expect(openPostgres(database.url)).rejects.toThrow(
      'this database belongs to another program. Nothing was changed.',
    );
    expect(await database.ask(TABLES)).toEqual([{ tablename: 'knex_migrations_lock' }]);
    expect(await database.ask('select * from knex_migrations_lock')).toEqual([]);
  });

  it('leaves a database of the version before as it is, and says what to do', async () => {
    await using database = await createDatabase();
    {
      await using db = handleOn(database.url);
      await makeFormer(db);
    }
    const before = await contentsOf(database);
    await expect(openPostgres(database.url)).rejects.toThrow(FORMER_REFUSED);
    expect(await contentsOf(database)).toEqual(before);
  });

  it('leaves a database from a newer version as it is', async () => {
    await using database = await createDatabase();
    await (await openPostgres(database.url)).destroy();
    await database.ask(`insert into knex_migrations (name, batch) values ('9999_from_the_future', 2)`);
    await expect(openPostgres(database.url)).rejects.toThrow('from a newer version of FriendBase.');
  });

  it('is refused where not every character can be stored', async () => {
    await using database = await createDatabase(
      'template0',
      `encoding 'LATIN1' locale_provider 'libc' lc_collate 'C' lc_ctype 'C'`,
    );
    await expect(openPostgres(database.url)).rejects.toThrow('Make one with the encoding UTF8.');
  });

  it('takes turns when many start at the same moment', async () => {
    await using database = await createDatabase();
    const handles = await Promise.all(Array.from({ length: 6 }, () => openPostgres(database.url)));
    await Promise.all(handles.map((db) => db.destroy()));
    expect(await database.ask('select batch from knex_migrations group by batch')).toEqual([{ batch: 1 }]);
  });

  it('goes on where a process was killed while it changed the tables', async () => {
    await using database = await createDatabase();
    await (await openPostgres(database.url)).destroy();
    await database.ask('update knex_migrations_lock set is_locked = 1');
    await database.ask("delete from knex_migrations where name like '%demo_versions%'");
    await database.ask('drop table demo_versions');
    await (await openPostgres(database.url)).destroy();
    expect(await database.ask('select * from demo_versions')).toEqual([]);
  });
});
