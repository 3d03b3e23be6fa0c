import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMemory } from '../testing/databases.ts';

// What would stand in the way of more than one database: docs/scaling.md.

const sources = globSync(['**/*.ts', '../tools/**/*.ts'], { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|(^|\/)testing\/|conformance\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

describe('what can be split by member', () => {
  it('gives no row a number that one database alone can count', async () => {
    const { db, close } = await openMemory();
    const columns = await db.raw<{ tableName: string; name: string; type: string }[]>(`
      select tables.name as table_name, columns.name, columns.type
      from sqlite_master tables join pragma_table_info(tables.name) columns
      where tables.type = 'table' and tables.name not like 'knex_%' and tables.name not like 'sqlite_%'
        and columns.pk = 1 and lower(columns.type) like 'int%'`);
    await close();
    // The versions of the demo community have numbers of their own.
    expect(columns.filter(({ tableName }) => tableName !== 'demo_versions')).toEqual([]);
  });

  it('finds no page by counting what stands before it', () => {
    const counting = sources.filter(({ text }) => /\.offset\(/.test(text));
    expect(counting.map(({ file }) => file)).toEqual([]);
  });

  it('has no state of members in a process between two calls', () => {
    // Caches would have to be told of what another process writes.
    const caching = sources.filter(({ text }) =>
      /from '(lru-cache|node-cache|quick-lru|memoizee?)'/.test(text),
    );
    expect(caching.map(({ file }) => file)).toEqual([]);
  });
});
