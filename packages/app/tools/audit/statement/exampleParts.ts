import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row, RowVerdict } from '../../../../../scripts/accessibility/row.ts';
import { CRITERIA, PATTERNS } from '../../../../../scripts/accessibility/tables.ts';
import { heardIn, reviewIn } from './manualCheck.ts';
import type { EvaluationParts } from './wcagEm.ts';

/** For tests: the documents of the repository, and a machine on which nothing was run. */
export const root = path.join(import.meta.dirname, '../../../../..');
export const read = (name: string): string =>
  readFileSync(path.join(root, 'docs/accessibility', name), 'utf8');

export const exampleParts = {
  rows: CRITERIA,
  records: {
    review: reviewIn('| 1.4.5 | Drawings |  |  |  |\n| 2.4.6 | Headings | 2026-01-01 |  |  |\n'),
    scripts: [{ name: 'NVDA, with Firefox', walks: [] }],
    heard: heardIn(read('manual-checks.md')),
    transcripts: [{ title: 'Like a post', date: '2026-01-01' }],
  },
  audited: { date: '2026-01-02', commit: 'abc1234', views: 900, findings: 0 },
  runs: { vitest: undefined, journeys: undefined },
  made: { date: '2026-01-03', commit: 'abc1234', version: '1.2.3', contact: '' },
  evaluation: {
    chromium: 'Chromium 150.0',
    orca: '43.1',
    versions: { 'axe-core': '4.0.0' },
    wordings: ['en', 'en-easy'],
    patterns: PATTERNS,
  },
} satisfies EvaluationParts;

/** The same row, as if it had this verdict. */
export function judged({ number, name, by }: Row, verdict: RowVerdict): Row {
  const asked = { number, name, by };
  if (verdict === 'not applicable') return { ...asked, notApplicable: 'There is none.' };
  return verdict === 'partly'
    ? { ...asked, words: 'Some of it.', missing: 'the rest' }
    : { ...asked, words: 'All of it.', tests: [{ file: 'lint/any.test.ts', title: 'all of it is there' }] };
}

const regular = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The cells beside the first one of a row, which begins with these words. */
export function cellsIn(html: string, first: string): string[] {
  const row = new RegExp(`<th scope="row">${regular(first)}(?: [^<]*)?</th>((?:<td>[^<]*</td>)+)`).exec(
    html,
  )?.[1];
  return [...(row ?? '').matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell);
}
