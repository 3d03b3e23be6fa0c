import type { NamedTest } from '../../../../../lint/namedTests.ts';
import type { Case, Outcome, TestRuns } from './testRuns.ts';

/** Where a title is filled in for each case: by Vitest, by the name of a column, by JavaScript. */
const FILLED_IN = /%(?:\d+\$)?[sdifjoO#]|\$\{[^}]*\}|\$[a-z]\w*/gi;
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

const letters = (words: string): string => words.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** Whether a case is one of the named test. Documents name a story as it is exported, and leave the tier out. */
export function isNamed(title: string, file: string): (found: string) => boolean {
  if (file.endsWith('.stories.tsx')) return (found) => letters(found) === letters(title);
  const parts = title.split(FILLED_IN).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  const whole = new RegExp(`^${parts.join('.*')}(?: @long)?$`, 's');
  return (found) => whole.test(found);
}

type Proved = Exclude<Outcome, 'left out'> | 'not in the last run' | 'not run on this machine';

/** What became of the tests that a row names, each by its file and title. */
export interface NamedTests {
  tests: readonly { name: string; became: Proved }[];
  /** The days of the runs that are to have them. */
  days: readonly string[];
}

function outcomeIn(cases: readonly Case[], title: string, file: string): Proved {
  const isOne = isNamed(title, file);
  const outcomes = cases
    .filter((one) => one.title === undefined || isOne(one.title))
    .map((one) => one.outcome);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('passed') ? 'passed' : 'not in the last run';
}

/** What became of tests, each once. A test with many cases failed where one of them did. */
export function namedTests(tests: readonly NamedTest[], { vitest, journeys }: TestRuns): NamedTests {
  const unique = [...new Map(tests.map((one) => [`${one.file} “${one.title}”`, one]))];
  const runnerOf = (file: string) =>
    file.startsWith('packages/app/e2e/')
      ? { name: 'Playwright', run: journeys }
      : { name: 'Vitest', run: vitest };
  const days = unique.flatMap(([, { file }]) => {
    const { name, run } = runnerOf(file);
    return run ? [`${name} on ${run.date}`] : [];
  });
  return {
    tests: unique.map(([name, { file, title }]) => {
      const { run } = runnerOf(file);
      const became = run ? outcomeIn(run.files.get(file) ?? [], title, file) : 'not run on this machine';
      return { name, became };
    }),
    days: [...new Set(days)].toSorted(),
  };
}

export const failedIn = ({ tests }: NamedTests): string[] =>
  tests.flatMap(({ name, became }) => (became === 'failed' ? [name] : []));

const ORDER: readonly Proved[] = ['passed', 'failed', 'not in the last run', 'not run on this machine'];

/** Nothing where a row names no test. */
export function namedTestWords(named: NamedTests): string {
  const { tests, days } = named;
  if (tests.length === 0) return '';
  const counts = ORDER.flatMap((wanted) => {
    const count = tests.filter(({ became }) => became === wanted).length;
    return count === 0 ? [] : [`${count} ${wanted}`];
  });
  const failed = failedIn(named);
  return [
    `Named tests: ${counts.join(', ')}${days.length === 0 ? '' : ` (${days.join(', ')})`}.`,
    ...(failed.length === 0 ? [] : [`Failed: ${failed.join('; ')}.`]),
  ].join(' ');
}
