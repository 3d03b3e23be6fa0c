import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from 'objection';
import { describe, expect, it } from 'vitest';
import { openMemory } from '../../testing/databases.ts';
import { DeletableModel } from './deletable.ts';

const TABLES = ['comments', 'media', 'messages', 'posts'];
const SOURCES = join(import.meta.dirname, '..');

/** The code that answers members, without its tests. */
const sources = ['http', 'modules'].flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(SOURCES, folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

async function deletableTables(): Promise<string[]> {
  const { db, close } = await openMemory();
  const tables = await db.raw<{ name: string }[]>(`select name from sqlite_master
    where type = 'table' and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'deleted_at')`);
  await close();
  return tables.map(({ name }) => name).sort();
}

/** What reads one of these tables past `live` and the models: SQL, and Knex's own queries. */
const readsPast = (text: string, tables: string[]): string[] =>
  text.match(
    new RegExp(`\\b(from|join)\\s+"?(${tables.join('|')})\\b|\\b(db|trx)\\('(${tables.join('|')})'`, 'gi'),
  ) ?? [];

async function modelsOf(tables: string[]): Promise<(typeof Model)[]> {
  const files = sources.filter(({ path }) => path.endsWith('/model.ts'));
  const modules = await Promise.all(files.map(({ path }) => import(path) as Promise<object>));
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is typeof Model => typeof value === 'function' && 'tableName' in value)
    .filter(({ tableName }) => tables.includes(tableName));
}

describe('rows that members deleted', () => {
  it.each(['select * from posts where id = ?', 'left join comments on true', `trx('messages').first()`])(
    'would be found by “%s”, which no code says',
    (statement) => {
      expect(readsPast(statement, TABLES)).toHaveLength(1);
    },
  );

  it('are in the tables that say so, and found by none of their models and no statement', async () => {
    expect(await deletableTables()).toEqual(TABLES);
    const models = await modelsOf(TABLES);
    expect(models.map(({ tableName }) => tableName).sort()).toEqual(TABLES);
    expect(models.filter((model) => !(model.prototype instanceof DeletableModel))).toEqual([]);
    const found = sources.flatMap(({ path, text }) => readsPast(text, TABLES).map((read) => [path, read]));
    expect(found).toEqual([]);
  });
});
