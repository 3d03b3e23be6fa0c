import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REPORT } from '../product.ts';
import { sectionOf } from '../report.ts';
import type { Figure } from './figures.ts';
import { rowOf, SUMMARY, summaryOf } from './summary.ts';
import { numbersIn } from './tables.ts';

const DOCUMENT = `# All

## Pages

| screen | ratio | ratio |
| --- | --- | --- |
| sign-in | **1.21** | 2 (3.5) |
| \`Home\` | 1.1 | 4 (5.5) |

One machine, 2026-11-30.

## Other

| screen | ratio |
| --- | --- |
| sign-in | 9 |
`;

const figure = (screen: string, aim: Figure['aim'] = ['≤', 1.2]): Figure => ({
  what: `${screen}: ratio`,
  section: 'Pages',
  command: 'npm run bench -- page',
  aim,
  read: (rows) =>
    numbersIn(
      rows.filter((row) => row.get('screen') === screen),
      'ratio',
    ),
});

describe('a row of the summary', () => {
  it.each([
    [
      'sign-in',
      ['≤', 1.2],
      '| sign-in: ratio | ≤ 1.2 | 1.21 | **no** | `npm run bench -- page` | 2026-11-30 |',
    ],
    ['Home', ['≤', 1.2], '| Home: ratio | ≤ 1.2 | 1.1 | yes | `npm run bench -- page` | 2026-11-30 |'],
    ['Home', ['≥', 1.2], '| Home: ratio | ≥ 1.2 | 1.1 | **no** | `npm run bench -- page` | 2026-11-30 |'],
  ] as const)('says of %s whether it is %j', (screen, aim, expected) => {
    expect(rowOf(figure(screen, aim), DOCUMENT)).toBe(expected);
  });

  it('is none where nothing was measured', () => {
    expect(() => rowOf(figure('Friends'), DOCUMENT)).toThrow('There is no row for “ratio”');
    expect(() => rowOf({ ...figure('Home'), section: 'Soak' }, DOCUMENT)).toThrow('no section “Soak”');
  });
});

it('stands in the document as its sections are', () => {
  const document = readFileSync(REPORT, 'utf8');
  expect(sectionOf(document, SUMMARY)?.trim()).toBe(`## ${SUMMARY}\n\n${summaryOf(document)}`);
});
