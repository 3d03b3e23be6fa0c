import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../docs/decisions');
const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** The records that a text links to. */
const linked = (text: string) =>
  Array.from(text.matchAll(/\]\((?:\.\/)?(\d{4}-[^)#]*\.md)/g), ([, file]) => file);
/** What a record says of itself and of others, before its context. */
const statusOf = (file: string) => /Status: (.*?)\n\n/s.exec(read(file))?.[1] ?? '';

it('every decision is in the index, once', () => {
  const index = linked(read('README.md'));
  expect(index.filter((file, at) => index.indexOf(file) !== at)).toEqual([]);
  expect(new Set(index)).toEqual(new Set(records));
});

it('no two decisions have one number', () => {
  const numbers = records.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it.each(records)('%s points to records that are there', (file) => {
  expect(linked(read(file)).filter((other) => !records.includes(other ?? ''))).toEqual([]);
});

it.each(records)('%s has a status, which links to the successor wherever it says “superseded”', (file) => {
  expect(statusOf(file)).toMatch(/^(accepted|superseded)\b/);
  const withoutSuccessor = /\b(?:superseded|replaced|reversed)\b(?! by\s\[(\d{4})\]\((?:\.\/)?\1-)/;
  expect(statusOf(file)).not.toMatch(withoutSuccessor);
});

it.each(records)('what %s supersedes points on to it', (file) => {
  const clauses = statusOf(file).split(/[.;]\s|builds on/i);
  const superseded = clauses.map(
    (clause) => /\b(?:supersedes|replaces|reverses|takes the place of)\b(.*)/is.exec(clause)?.[1] ?? '',
  );
  const silent = linked(superseded.join()).filter((older = '') => !linked(statusOf(older)).includes(file));
  expect(silent).toEqual([]);
});
