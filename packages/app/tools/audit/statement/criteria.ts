import { proofOf, verdictOf, type Row } from '../../../../../scripts/accessibility/row.ts';
import type { Audited, Records } from './head.ts';
import { asSentence, manualCheckWords } from './manualCheck.ts';
import { BY_ENGINES } from './standards.ts';
import { failedIn, namedTests, namedTestWords } from './provingTests.ts';
import type { TestRuns } from './testRuns.ts';
import { VERDICTS, type Line } from './verdicts.ts';

export interface CriteriaParts {
  rows: readonly Row[];
  audited: Audited | undefined;
  records: Records;
  runs: TestRuns;
}

/** Where a person is to look, what they saw, or that nobody has. */
function remarksOf(row: Row, { review }: Records): string {
  const words = asSentence(proofOf(row));
  if (!row.by.includes('R')) return words;
  const seen = manualCheckWords(review.get(row.number));
  return row.by.includes('T') ? `${words} A person is to look too. ${seen}` : `${seen} ${words}`;
}

/** A row of the table, unless a test that it names has failed in its last run. */
function provedLine(row: Row, records: Records, runs: TestRuns): Line {
  const tests = namedTests(row.tests ?? [], runs);
  const words = namedTestWords(tests);
  return {
    number: row.number,
    name: row.name,
    verdict: failedIn(tests).length > 0 ? VERDICTS.fails : VERDICTS[verdictOf(row)],
    remarks: [remarksOf(row, records), words].filter(Boolean).join(' '),
  };
}

/** All 86 criteria. What is left to the engines follows from the last whole audit, if there was one. */
export function criteria({ rows, audited, records, runs }: CriteriaParts): Map<string, Line> {
  const proved = rows.map((row) => provedLine(row, records, runs));
  const byEngines = Object.entries(BY_ENGINES).map(([number, name]): Line => ({
    number,
    name,
    verdict: !audited ? VERDICTS.open : audited.findings === 0 ? VERDICTS.pass : VERDICTS.partly,
    remarks: audited
      ? `Two engines, ${audited.views} views: ${audited.findings} findings in all.`
      : 'No audit of everything is on record.',
  }));
  return new Map([...proved, ...byEngines].map((line) => [line.number, line]));
}
