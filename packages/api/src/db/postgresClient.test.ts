import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { createDatabase, handleOn } from '../../testing/postgres.ts';

interface Prepared {
  statement: string;
  genericPlans: number;
}

/** The prepared statements of a handle's one connection, and how often each had a generic plan. */
const preparedOn = (db: Knex): Promise<Prepared[]> =>
  db.raw(`select statement, generic_plans::int from pg_prepared_statements
    where statement not like '%pg_prepared_statements%' order by prepare_time`);

async function openNotes() {
  const database = await createDatabase();
  await database.ask('create table notes (id int primary key, words text not null)');
  await database.ask(`insert into notes values (1, 'tea'), (2, 'garden')`);
  const db = handleOn(database.url);
  return {
    db,
    ask: (sql: string) => database.ask(sql),
    note: (id: number) => db('notes').where({ id }).first<object>(),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Gives its clients another process ID than the server's, as poolers do. */
async function openPooler(target: string) {
  const url = new URL(target);
  const upstreamPort = Number(url.port);
  const server = createServer((socket) => {
    const upstream = connect(upstreamPort, url.hostname);
    socket.pipe(upstream).on('error', () => socket.destroy());
    upstream.on('data', (data) => socket.write(withOtherKey(data))).on('end', () => socket.end());
    socket.on('error', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

/** `BackendKeyData` of the protocol: K, the length of twelve bytes, the process ID and a secret key. */
function withOtherKey(data: Buffer): Buffer {
  const at = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) data.writeInt32BE(data.readInt32BE(at + 5) + 1, at + 5);
  return data;
}

describe('statements on PostgreSQL', () => {
  it('stay prepared with their connection, and get a generic plan in the end', async () => {
    await using notes = await openNotes();
    for (let round = 0; round < 4; round += 1) {
      expect(await notes.note(1)).toEqual({ id: 1, words: 'tea' });
      expect(await notes.note(2)).toEqual({ id: 2, words: 'garden' });
    }
    const [prepared, ...others] = await preparedOn(notes.db);
    expect(prepared).toMatchObject({ statement: 'select * from "notes" where "id" = $1 limit $2' });
    expect(prepared?.genericPlans).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('see the columns that a table has now', async () => {
    await using notes = await openNotes();
    await notes.note(1);
    await notes.ask('alter table notes add column colour text');
    expect(await notes.note(1)).toEqual({ id: 1, words: 'tea', colour: null });
    await notes.ask('alter table notes drop column words');
    expect(await notes.note(2)).toEqual({ id: 2, colour: null });
  });

  it('are not prepared in a transaction, which another column would end', async () => {
    await using notes = await openNotes();
    const words = await notes.db.transaction(async (trx) => {
      const note = () => trx('notes').where({ id: 1 }).first<{ words: string }>();
      await note();
      await trx.raw('alter table notes add column colour text');
      return note();
    });
    expect(words).toMatchObject({ words: 'tea', colour: null });
    expect(await preparedOn(notes.db)).toEqual([]);
  });

  it('are not prepared behind a pooler', async () => {
    await using database = await createDatabase();
    await using pooler = await openPooler(database.url);
    await using db = handleOn(pooler.url);
    expect(await db.raw('select ? as word', ['tea'])).toEqual([{ word: 'tea' }]);
    expect(await preparedOn(db)).toEqual([]);
  });

  it('are not more than a bound', async () => {
    await using notes = await openNotes();
    for (let n = 0; n < 210; n += 1) await notes.db.raw(`select ${n}::int as n, ?::text as word`, ['tea']);
    expect(await preparedOn(notes.db)).toHaveLength(200);
    expect(await notes.db.raw('select 209::int as n, ?::text as word', ['tea'])).toEqual([
      { n: 209, word: 'tea' },
    ]);
  });

  it('fail as they did where they are wrong, and work again', async () => {
    await using notes = await openNotes();
    const half = (by: number) => notes.db.raw('select 10 / ?::int as half', [by]);
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect(await half(2)).toEqual([{ half: 5 }]);
    await expect(notes.db.raw('select nothing from notes where id = ?', [1])).rejects.toMatchObject({
      code: '42703',
    });
    expect(await notes.note(1)).toEqual({ id: 1, words: 'tea' });
  });
});
