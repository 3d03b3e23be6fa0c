import { describe, expect, it } from 'vitest';
import { insertSeed } from '../seeds/seed.ts';
import { openFile, openOnPostgres } from '../../testing/databases.ts';
import { strangers, cheapPasswords } from '../../testing/members.ts';

describe.each([
  ['SQLite', openFile],
  ['PostgreSQL', openOnPostgres],
])('a connection to read %s', (_, openDatabase) => {
  it('changes nothing', async () => {
    await using opened = await openBeside(openDatabase);
    const { reading, db } = opened;
    await expect(reading('users').update({ displayName: 'Eve' })).rejects.toThrow(/read-?only/);
    await expect(reading('users').delete()).rejects.toThrow(/read-?only/);
    await expect(reading.raw('create table more (id integer)')).rejects.toThrow(/read-?only/);
    expect(await db('users').pluck('display_name')).toEqual(['ann']);
  });

  it('sees what was written a moment ago', async () => {
    await using opened = await openBeside(openDatabase);
    const { reading, db } = opened;
    expect(await reading('users').pluck('display_name')).toEqual(['ann']);
    await db('users').update({ displayName: 'Anna' });
    expect(await reading('users').pluck('display_name')).toEqual(['Anna']);
  });
});

/** A database with one member, and what reads it. */
async function openBeside(openDatabase: typeof openFile) {
  const { db, reader: reading, close } = await openDatabase();
  await insertSeed(db, strangers('ann'), new Date(0), cheapPasswords);
  return { db, reading, [Symbol.asyncDispose]: close };
}
