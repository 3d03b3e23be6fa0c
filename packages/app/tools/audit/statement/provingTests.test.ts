import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NamedTest } from '../../../../../lint/namedTests.ts';
import { cellsIn, exampleParts } from './exampleParts.ts';
import { toStatement } from './statement.ts';
import { failedIn, isNamed, namedTests, namedTestWords } from './provingTests.ts';
import { readTestRuns, type TestRuns } from './testRuns.ts';

const FILE = 'packages/ui-kit/src/Switch.test.tsx';
const JOURNEY = 'packages/app/e2e/both/focus.spec.ts';
const NONE: TestRuns = { vitest: undefined, journeys: undefined };

/** What the two runners leave, read back. */
function runsOf(reports: { vitest?: unknown; e2e?: unknown }): TestRuns {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'runs-'));
  mkdirSync(path.join(folder.path, '.cache'));
  for (const [name, report] of Object.entries(reports)) {
    const text = typeof report === 'string' ? report : JSON.stringify(report).replaceAll('ROOT', folder.path);
    writeFileSync(path.join(folder.path, '.cache', `${name}.json`), text);
  }
  return readTestRuns(folder.path);
}

const vitestOf = (
  cases: [title: string, status: string, storyId?: string][],
  file = FILE,
  status = 'passed',
) => ({
  startTime: Date.parse('2026-01-05T10:00:00Z'),
  testResults: [
    {
      name: `ROOT/${file}`,
      status,
      assertionResults: cases.map(([title, outcome, storyId]) => ({
        title,
        status: outcome,
        meta: storyId === undefined ? {} : { storyId },
      })),
    },
  ],
});

interface JourneyCase {
  status: string;
  results?: unknown[];
}

const e2eOf = (title: string, ...statuses: string[]) => ({
  config: { rootDir: 'ROOT/packages/app/e2e' },
  stats: { startTime: '2026-01-06T10:00:00Z' },
  suites: [
    {
      suites: [
        {
          specs: [
            { file: 'both/focus.spec.ts', title, tests: statuses.map((status): JourneyCase => ({ status })) },
          ],
        },
      ],
    },
  ],
});

/** Tests of one file. */
const testsOf = (file: string, ...titles: string[]): NamedTest[] => titles.map((title) => ({ file, title }));

const wordsOf = (tests: NamedTest[], runs: TestRuns) => namedTestWords(namedTests(tests, runs));

describe('the tests that a row names', () => {
  it('were not run on this machine where no runner has left anything, or half of it', () => {
    const tests = [...testsOf(FILE, 'is on'), ...testsOf(JOURNEY, 'every stop')];
    expect(wordsOf(tests, NONE)).toBe('Named tests: 2 not run on this machine.');
    expect(runsOf({ vitest: '{"startTime": 1', e2e: '' })).toEqual(NONE);
    expect(runsOf({})).toEqual(NONE);
    expect(wordsOf([], NONE)).toBe('');
  });

  it('are counted by what became of them, each once, with the day of the run', () => {
    const runs = runsOf({
      vitest: vitestOf([
        ['is on', 'passed'],
        ['is off', 'failed'],
        ['is long', 'skipped'],
      ]),
    });
    const tests = testsOf(FILE, 'is on', 'is off', 'is long', 'is gone', 'is on');
    expect(wordsOf(tests, runs)).toBe(
      `Named tests: 1 passed, 1 failed, 2 not in the last run (Vitest on 2026-01-05). Failed: ${FILE} “is off”.`,
    );
  });

  it('failed where one of their cases did, in whatever words it was filled in', () => {
    const cases = (second: string) =>
      runsOf({
        vitest: vitestOf([
          ['keys: Space changes it at once', 'passed'],
          ['keys: Enter changes it at once', second],
        ]),
      });
    const tests = testsOf(FILE, 'keys: %s changes it at once');
    expect(wordsOf(tests, cases('passed'))).toMatch(/^Named tests: 1 passed \(/);
    expect(failedIn(namedTests(tests, cases('failed')))).toEqual([`${FILE} “keys: %s changes it at once”`]);
  });

  it('all failed where their file could not be opened', () => {
    const runs = runsOf({ vitest: vitestOf([], FILE, 'failed') });
    expect(failedIn(namedTests(testsOf(FILE, 'is on', 'is off'), runs))).toHaveLength(2);
  });

  it('are journeys on the product and the demo, with or without their tier', () => {
    const tests = testsOf(JOURNEY, 'every stop at ${width} px');
    const found = (...statuses: string[]) =>
      wordsOf(tests, runsOf({ e2e: e2eOf('every stop at 320 px @long', ...statuses) }));
    expect(found('expected', 'expected')).toBe('Named tests: 1 passed (Playwright on 2026-01-06).');
    expect(found('expected', 'unexpected')).toMatch(/^Named tests: 1 failed \(/);
    expect(found('flaky')).toMatch(/^Named tests: 1 failed \(/);
    expect(found('skipped')).toMatch(/^Named tests: 1 not in the last run \(/);
    expect(
      wordsOf(
        [...tests, ...testsOf(FILE, 'is on')],
        runsOf({ e2e: e2eOf('every stop at 1 px', 'expected') }),
      ),
    ).toBe('Named tests: 1 passed, 1 not run on this machine (Playwright on 2026-01-06).');
  });

  it('are steps of a journey too', () => {
    const steps = [{ title: 'opens it', steps: [{ title: 'keeps it' }, { title: 'sends it', error: {} }] }];
    const report = e2eOf('a member writes', 'unexpected');
    report.suites[0]?.suites[0]?.specs[0]?.tests.splice(0, 1, { status: 'unexpected', results: [{ steps }] });
    const tests = testsOf(JOURNEY, 'keeps it', 'sends it', 'is not reached');
    expect(wordsOf(tests, runsOf({ e2e: report }))).toBe(
      `Named tests: 1 passed, 1 failed, 1 not in the last run (Playwright on 2026-01-06). Failed: ${JOURNEY} “sends it”.`,
    );
  });

  it('are stories by the name of their export', () => {
    const file = 'packages/ui-kit/src/TextField.stories.tsx';
    const runs = runsOf({
      vitest: vitestOf([['Another name', 'passed', 'kit-textfield--needed-with-description']], file),
    });
    expect(wordsOf(testsOf(file, 'NeededWithDescription'), runs)).toContain('1 passed');
    expect(wordsOf(testsOf(file, 'Needed'), runs)).toContain('1 not in the last run');
  });

  it('are matched to the letter but for what is filled in', () => {
    const named = (title: string, found: string) => isNamed(title, FILE)(found);
    expect(named('is on (a.b)', 'is on (a.b)')).toBe(true);
    expect(named('is on (a.b)', 'is on (acb)')).toBe(false);
    expect(named('is on', 'is on again')).toBe(false);
    expect(named('is on', 'it is on')).toBe(false);
    expect(named('$name has none either', 'Home has none either')).toBe(true);
    expect(named('the focus is on “%3$s”', 'the focus is on “Choose”')).toBe(true);
  });

  it('make a row that does not support its criterion, with the name of the test', () => {
    const row = exampleParts.rows.find(({ number }) => number === '2.3.1');
    const { file, title } = row?.tests?.[0] ?? { file: '', title: '' };
    const saying = (status: string) => {
      const runs = runsOf({ vitest: vitestOf([[title, status]], file) });
      return cellsIn(toStatement({ ...exampleParts, runs }), '2.3.1');
    };
    expect(saying('passed')[0]).toBe('Supports');
    expect(saying('passed')[1]).toContain('1 passed');
    const [verdict, remarks] = saying('failed');
    expect(verdict).toBe('Does Not Support');
    expect(remarks).toContain(`Failed: ${file} “${title}”.`);
  });
});
