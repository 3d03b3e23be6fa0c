import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allFound, type Summary } from '../report/summary.ts';
import { commit } from '../report/write.ts';
import { rowsIn } from '../../../../../scripts/accessibilityRows.ts';
import { toStatement, type Audited } from './statement.ts';

/** In the folder of the audit. */
export const STATEMENT = 'statement.html';
const WHOLE = 'whole.json';

/** Keeps what an audit of everything has seen: one of a single route, made later, says nothing about the rest. */
export function rememberWhole(folder: string, { made, looks }: Pick<Summary, 'made' | 'looks'>): void {
  const { date, commit: at } = made;
  const whole: Audited = { date, commit: at, looks: looks.length, findings: allFound(looks).length };
  writeFileSync(path.join(folder, WHOLE), JSON.stringify(whole));
}

/** Writes the accessibility conformance report from the table of criteria and the last audit of everything. */
export function writeStatement(folder: string, root: string, now: Date): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { version } = JSON.parse(read(path.join(root, 'package.json'))) as { version: string };
  const wholeFile = path.join(folder, WHOLE);
  const text = toStatement({
    rows: rowsIn(read(path.join(root, 'docs/accessibility/criteria.md'))),
    audited: existsSync(wholeFile) ? (JSON.parse(read(wholeFile)) as Audited) : undefined,
    made: { date: now.toISOString().slice(0, 10), commit: commit(), version },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, STATEMENT), text);
}
