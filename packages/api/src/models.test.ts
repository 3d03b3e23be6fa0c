import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from 'objection';
import { expect, it } from 'vitest';
import { openMemory } from '../testing/databases.ts';

/** Of Knex and SQLite themselves: no code of ours reads them by their names. */
const NOT_OURS = /^(knex_|sqlite_)/;

const isModel = (value: unknown): value is typeof Model =>
  typeof value === 'function' && 'tableName' in value;

async function tablesOfModels(): Promise<string[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(import.meta.dirname, name))
    .filter((path) => readFileSync(path, 'utf8').includes('static override tableName'));
  const modules = await Promise.all(files.map((path) => import(path) as Promise<object>));
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .flatMap((value) => (isModel(value) ? value.tableName : []));
}

it('every table has one model', async () => {
  const { db, close } = await openMemory();
  const tables = await db.raw<{ name: string }[]>(`select name from sqlite_master where type = 'table'`);
  await close();
  const ours = tables.map(({ name }) => name).filter((name) => !NOT_OURS.test(name));
  expect((await tablesOfModels()).toSorted()).toEqual(ours.toSorted());
});
