import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tally } from './suites.ts';

/** What Vitest writes. */
interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** What Playwright writes. */
interface PlaywrightReport {
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { file: string; line: number; title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** A case that was skipped or never reached proves nothing, so it counts as failed. */
export function readReport(file: string): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

function ofVitest({ numTotalTests, numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const where = path.relative('', name);
    const cases = assertionResults.filter((one) => one.status !== 'passed');
    const names = cases.map(({ fullName }) => `${where}: ${fullName}`);
    return names.length === 0 && status === 'failed' ? [where] : names;
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

const ofPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.skipped + stats.unexpected + stats.flaky,
  failures: suites.flatMap(failuresOf),
});

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
