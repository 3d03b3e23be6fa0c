/** `npm run accessibility-tables`: writes both tables of accessibility from their rows. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, TABLES } from './tables.ts';

for (const table of TABLES) {
  writeFileSync(path.join(import.meta.dirname, '../..', table.file), documentOf(table));
  console.log(table.file);
}
