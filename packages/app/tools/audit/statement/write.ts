import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allFound, type Summary } from '../report/summary.ts';
import { commit } from '../report/write.ts';
import { CRITERIA } from '../../../../../scripts/accessibility/tables.ts';
import type { Audited, Records } from './head.ts';
import { heardIn, reviewIn, scriptsIn } from './manualCheck.ts';
import { readEvaluation } from './evaluation.ts';
import { toStatement } from './statement.ts';
import { readTestRuns } from './testRuns.ts';

/** In the folder of the audit. */
export const STATEMENT = 'statement.html';
const WHOLE = 'whole.json';

/** Keeps what an audit of everything has seen: one of a single route, made later, says nothing about the rest. */
export function rememberWhole(folder: string, { made, views }: Pick<Summary, 'made' | 'views'>): void {
  const { date, commit: at } = made;
  const whole: Audited = { date, commit: at, views: views.length, findings: allFound(views).length };
  writeFileSync(path.join(folder, WHOLE), JSON.stringify(whole));
}

/** The day of the last commit of a file. */
function dayOf(file: string): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return day.trim() || 'a day that is not known';
  } catch {
    return 'a day that is not known';
  }
}

function readRecords(folder: string): Records {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const review = read('review.md');
  const transcripts = path.join(folder, 'transcripts');
  return {
    review: reviewIn(review),
    scripts: scriptsIn(review),
    heard: heardIn(read('manual-checks.md')),
    // Beside them is a folder of those of the virtual reader.
    transcripts: readdirSync(transcripts)
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({
        title: /^# (.+)$/m.exec(read(path.join('transcripts', name)))?.[1] ?? name,
        date: dayOf(path.join(transcripts, name)),
      })),
  };
}

/** As members are told whom to reach. */
const contact = (): string =>
  ['CONTACT_NAME', 'CONTACT_EMAIL', 'CONTACT_PHONE']
    .flatMap((name) => process.env[name]?.trim() || [])
    .join(', ');

/** Writes the accessibility conformance report from the tables of criteria, what persons saw and heard, the last runs of the tests, and the last audit of everything. */
export function writeStatement(folder: string, root: string, now: Date): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const documents = path.join(root, 'docs/accessibility');
  const { version } = JSON.parse(read(path.join(root, 'package.json'))) as { version: string };
  const wholeFile = path.join(folder, WHOLE);
  const text = toStatement({
    rows: CRITERIA,
    audited: existsSync(wholeFile) ? (JSON.parse(read(wholeFile)) as Audited) : undefined,
    records: readRecords(documents),
    runs: readTestRuns(root),
    evaluation: readEvaluation(root),
    made: { date: now.toISOString().slice(0, 10), commit: commit(), version, contact: contact() },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, STATEMENT), text);
}
