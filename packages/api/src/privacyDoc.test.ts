import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMemory } from '../testing/databases.ts';
import { everyColumn } from '../testing/everyText.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/privacy.md');

it('the document of privacy has a row for each table, and for no other', async () => {
  const rows = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = rows.map((row) => row.split('`')[1] ?? '').toSorted();
  const { db, close } = await openMemory();
  const tables = new Set((await everyColumn(db)).map(({ table }) => table));
  await close();
  expect(documented).toEqual([...tables].toSorted());
  // What is stored, for how long, and what becomes of it at leaving.
  for (const row of rows)
    expect(
      row.split('|').filter((cell) => cell.trim() !== ''),
      row,
    ).toHaveLength(4);
});
