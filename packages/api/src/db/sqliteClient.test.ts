import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { connectSqlite } from './sqlite.ts';

let db: Knex;

beforeEach(async () => {
  db = connectSqlite(':memory:');
  await db.raw('create table notes (id integer primary key, words text unique)');
  await db('notes').insert([{ words: 'tea' }, { words: 'garden' }]);
});

// A connection with a statement that was not given back cannot be closed.
afterEach(() => db.destroy());

const wordsOf = (id: number) => db('notes').where({ id }).pluck<string[]>('words');

describe('statements that stay prepared', () => {
  it('answer each with its own values, however many are asked at once', async () => {
    const asked = await db.transaction((trx) =>
      Promise.all([1, 2, 3, 1, 2].map((id) => trx('notes').where({ id }).pluck<string[]>('words'))),
    );
    expect(asked).toEqual([['tea'], ['garden'], [], ['tea'], ['garden']]);
  });

  it('say how much each has changed, and what was inserted', async () => {
    const changes = await db.transaction((trx) =>
      Promise.all(
        [1, 9, 2].map((id) =>
          trx('notes')
            .where({ id })
            .update({ words: `note ${id}` }),
        ),
      ),
    );
    expect(changes).toEqual([1, 0, 1]);
    expect([await db('notes').insert({ words: 'a' }), await db('notes').insert({ words: 'b' })]).toEqual([
      [3],
      [4],
    ]);
    expect([await db('notes').where({ id: 3 }).del(), await db('notes').where({ id: 3 }).del()]).toEqual([
      1, 0,
    ]);
  });

  it('see the columns that a table has now', async () => {
    const all = () => db('notes').where({ id: 1 });
    expect(await all()).toEqual([{ id: 1, words: 'tea' }]);
    await db.raw('alter table notes add column colour text');
    expect(await all()).toEqual([{ id: 1, words: 'tea', colour: null }]);
    await db.raw('drop table notes');
    await expect(all()).rejects.toThrow('no such table');
  });

  it('work again after one has failed', async () => {
    const insert = (words: string) => db('notes').insert({ words });
    await expect(insert('tea')).rejects.toThrow('UNIQUE');
    await insert('bread');
    await expect(insert('bread')).rejects.toThrow('UNIQUE');
    await insert('cheese');
    expect(await wordsOf(4)).toEqual(['cheese']);
  });

  it('refuse a text that is none, to all who ask at once', async () => {
    const asked = await db.transaction((trx) =>
      Promise.allSettled([trx.raw('select nothing from notes'), trx.raw('select nothing from notes')]),
    );
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('hold no transaction open that gave back what it deleted', async () => {
    await db('notes').where({ id: 1 }).del().returning('words');
    await db.transaction((trx) => trx('notes').insert({ words: 'cake' }));
    expect(await db('notes').orderBy('id').pluck('words')).toEqual(['garden', 'cake']);
  });

  it('are not more than a bound', async () => {
    for (let n = 0; n < 300; n += 1) await db.raw(`select ${n} as n`);
    expect(await db.raw('select 0 as n')).toEqual([{ n: 0 }]);
  });
});
