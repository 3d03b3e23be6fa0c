import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLongTier, LONG_CASE } from './tiers.ts';

export interface Tally {
  passed: number;
  failed: number;
  /** The failed cases by name. */
  failures: readonly string[];
}

/** What Vitest writes. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; tags?: string[]; failureMessages?: string[] }[];
  }[];
}

/** What Playwright writes. */
interface PlaywrightReport {
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: PlaywrightResult[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

/** Of the reason, this much stands beside the name; and of the page, which rarely has more in one window. */
const REASON_LINES = 30;
const PAGE_LINES = 80;

/** Terminal colours, which a report may hold. */
// oxlint-disable-next-line no-control-regex -- an escape character is what begins them
const COLOURS = /\u001B\[[\d;]*m/g;

const STACK_LINE = /^\s*at /;

/** The name of a case with the beginning of why it failed: whoever has only the end of the output can begin with it. */
function withReason(name: string, reason = '', page: readonly string[] = []): string {
  const lines = reason
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK_LINE.test(line));
  const shown = [...lines.slice(0, REASON_LINES), ...page.slice(0, PAGE_LINES)];
  return [name, ...shown.map((line) => `    ${line}`)].join('\n');
}

/** The page as assistive technology read it when an expectation failed, from the file that Playwright leaves. */
function pageOf({ attachments = [] }: PlaywrightResult): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const [, page] = (file && /^```yaml\n(.*?)^```/ms.exec(readFileSync(file, 'utf8'))) || [];
  return page?.trimEnd().split('\n') ?? [];
}

/** A case that was skipped or never reached proves nothing, so it counts as failed: but for those of the long tier in the short one. */
export function readReport(file: string): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

function ofVitest({ testResults }: VitestReport): Tally {
  let passed = 0;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const where = path.relative('', name);
    const cases = assertionResults.filter((one) => isLongTier || !one.tags?.includes(LONG_CASE));
    const others = cases.filter((one) => one.status !== 'passed');
    passed += cases.length - others.length;
    const names = others.map(({ fullName, failureMessages }) =>
      withReason(`${where}: ${fullName}`, failureMessages?.[0]),
    );
    return names.length === 0 && status === 'failed' ? [where] : names;
  });
  return { passed, failed: failures.length, failures };
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
      .map(({ projectName, results: [result = {}] = [] }) =>
        withReason(`[${projectName}] ${file}:${line}: ${title}`, result.error?.message, pageOf(result)),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
