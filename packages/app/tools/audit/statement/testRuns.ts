import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Outcome = 'passed' | 'failed' | 'left out';

/** One case of a file of tests. Without a title it is the file itself, which could not be opened. */
export interface Case {
  title: string | undefined;
  outcome: Outcome;
}

/** The last run of a runner on this machine: its cases by file, of which it may have been asked for some only. */
export interface TestRun {
  date: string;
  files: ReadonlyMap<string, readonly Case[]>;
}

export interface TestRuns {
  vitest: TestRun | undefined;
  journeys: TestRun | undefined;
}

/** What Vitest writes, as far as it is read here. */
interface VitestReport {
  startTime: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string; meta?: { storyId?: string } }[];
  }[];
}

/** What Playwright writes, as far as it is read here. */
interface PlaywrightReport {
  config: { rootDir: string };
  stats: { startTime: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results?: { steps?: PlaywrightStep[] }[];
}

interface PlaywrightStep {
  title: string;
  error?: unknown;
  steps?: PlaywrightStep[];
}

/** A run that was broken off may have left half a report. */
function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

const dayOf = (time: string | number): string => new Date(time).toISOString().slice(0, 10);

const outcomeOf = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'left out';

function ofVitest({ startTime, testResults }: VitestReport, root: string): TestRun {
  const files = testResults.map(({ name, status, assertionResults }): [string, Case[]] => [
    path.relative(root, name),
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: undefined, outcome: 'failed' }]
      : assertionResults.map((one) => ({
          title: one.meta?.storyId?.split('--').at(-1) ?? one.title,
          outcome: outcomeOf(one.status),
        })),
  ]);
  return { date: dayOf(startTime), files: new Map(files) };
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** `npm test` counts one that passed only when it was tried again as failed; so does this. */
const PLAYWRIGHT: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

/** The named steps of a journey that it came to: documents name some of them as they name tests. */
const stepsIn = (steps: readonly PlaywrightStep[]): Case[] =>
  steps.flatMap(({ title, error, steps: inner = [] }): Case[] => [
    { title, outcome: error === undefined ? 'passed' : 'failed' },
    ...stepsIn(inner),
  ]);

function ofPlaywright({ config, stats, suites }: PlaywrightReport, root: string): TestRun {
  const files = new Map<string, Case[]>();
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    const name = path.relative(root, path.resolve(config.rootDir, file));
    const cases = tests.flatMap(({ status, results = [] }): Case[] => [
      { title, outcome: PLAYWRIGHT[status] ?? 'left out' },
      ...results.flatMap(({ steps = [] }) => stepsIn(steps)),
    ]);
    files.set(name, [...(files.get(name) ?? []), ...cases]);
  }
  return { date: dayOf(stats.startTime), files };
}

/** What the runners have left in `.cache`, where they were run. */
export function readTestRuns(root: string): TestRuns {
  const vitest = readJson(path.join(root, '.cache/vitest.json')) as VitestReport | undefined;
  const journeys = readJson(path.join(root, '.cache/e2e.json')) as PlaywrightReport | undefined;
  return {
    vitest: vitest && ofVitest(vitest, root),
    journeys: journeys && ofPlaywright(journeys, root),
  };
}

export const runWords = (name: string, run: TestRun | undefined): string =>
  run ? `${name} on ${run.date}` : `${name} not run on this machine`;
