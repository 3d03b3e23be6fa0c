import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/openApi.ts';
import { textColumn } from './columns.ts';

describe.each(databases)('a text column on $name', ({ openApi }) => {
  it('refuses nothing where there has to be something', async () => {
    await using api = await openApi();
    await api.db.schema.createTable('words', (table) => {
      textColumn(api.db, table, 'word').notNullable();
    });
    await expect(api.db('words').insert({ word: null })).rejects.toThrow(/not.null/i);
  });

  it('points to ids of older tables, holds any length, and sorts by bytes', async () => {
    await using api = await openApi();
    await api.db.schema.createTable('words', (table) => {
      textColumn(api.db, table, 'word').primary();
      textColumn(api.db, table, 'user_id').references('users.id').onDelete('CASCADE');
    });
    const words = ['a', 'B', 'a_', 'aB', 'é', '🙂', 'x'.repeat(1000)];
    await api.db('words').insert(words.map((word) => ({ word, userId: null })));
    const stored = await api.db<{ word: string }>('words').orderBy('word').select('word');
    const inBytes = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(stored.map(({ word }) => word)).toEqual(inBytes);
    await expect(api.db('words').insert({ word: 'b', userId: 'nobody' })).rejects.toThrow(/foreign key/i);
  });
});
