import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How many cases passed and failed. A check without cases counts as one. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The name of the environment variable that tells a reporter where to leave its tally. */
export const TALLY_FILE = 'FRIENDBASE_TALLY_FILE';

/** Leaves the tally where the suite looks for it; without somebody who asks, nothing is written. */
export function reportTally(tally: Tally): void {
  const file = process.env[TALLY_FILE];
  if (file) writeFileSync(file, JSON.stringify(tally));
}

/**
 * What a runner really did, from its tally and its exit code. Never less than one failure when it crashed
 * before it could count, ended unhappily for a reason outside the cases, or ran nothing.
 */
export function trueTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = JSON.parse(readFileSync(file, 'utf8')) as Tally;
  const wentWrong = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && wentWrong ? 1 : failed };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
