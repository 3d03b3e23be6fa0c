import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const all = globSync('{components,patterns}/**/*.{ts,tsx}', { cwd: import.meta.dirname });
const components = all.filter((file) => !/\.(stories|test)\.tsx?$/.test(file));
const sheets = globSync('{components,patterns}/**/*.css', { cwd: import.meta.dirname });

/** What a file loads with itself: sheets, and other files of the kit with theirs. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, target = ''] of read(file).matchAll(/(?:from|import) '(\.[^'?]+)'/g)) {
    loaded(path.posix.join(path.posix.dirname(file), target), seen);
  }
  return seen;
}

/** The sheets that style a class of this name by itself, not only inside something else. */
const sheetsOf = (name: string) =>
  sheets.filter((sheet) => new RegExp(`^ {2}\\.${name}(-\\w+)?\\b`, 'm').test(read(sheet)));

it.each(components)('%s loads the sheets of the classes it uses', (file) => {
  const names = [...new Set(read(file).match(/(?<=["' ])fb-[A-Z]\w+/g))];
  const needed = names.filter((name) => sheetsOf(name).length > 0);
  const isThere = (name: string) => sheetsOf(name).some((sheet) => loaded(file).has(sheet));
  expect(needed.filter((name) => !isThere(name))).toEqual([]);
});
