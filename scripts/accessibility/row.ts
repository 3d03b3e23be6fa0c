import type { NamedTest } from '../../lint/namedTests.ts';

interface Asked {
  number: string;
  name: string;
  /** Who can prove it: T a test, R a person who looks, U people it is made for. */
  by: 'T' | 'R' | 'TR' | 'TU' | 'TRU';
}

/** What is so of the product, and the tests that prove it: without a test nothing passes. */
interface Met extends Asked {
  words: string;
  tests: readonly [NamedTest, ...NamedTest[]];
  missing?: never;
  notApplicable?: never;
}

interface PartlyMet extends Asked {
  words: string;
  tests?: readonly NamedTest[];
  missing: string;
  notApplicable?: never;
}

interface NotApplicable extends Asked {
  words?: never;
  tests?: readonly NamedTest[];
  missing?: never;
  /** There is nothing here that it is about, and why. */
  notApplicable: string;
}

/** A pattern or a criterion, and what is known of it. */
export type Row = Met | PartlyMet | NotApplicable;

export type RowVerdict = 'pass' | 'partly' | 'not applicable';

/** The verdict follows from what is written down, so none can be claimed. */
export const verdictOf = ({ missing, notApplicable }: Row): RowVerdict =>
  notApplicable !== undefined ? 'not applicable' : missing !== undefined ? 'partly' : 'pass';

/** A file is named once for tests of it that stand together. */
function testWords(tests: readonly NamedTest[]): string {
  const names = tests.map(({ file, title }, at) =>
    file === tests[at - 1]?.file ? `“${title}”` : `\`${file}\` “${title}”`,
  );
  return names.join(', ');
}

/** What proves it, or why not, in words that name the tests. */
export function proofOf({ words, notApplicable, tests = [], missing }: Row): string {
  const named = testWords(tests);
  const parts =
    missing === undefined
      ? [words ?? notApplicable, named]
      : [words, named && `${named}.`, `Missing: ${missing}`];
  return parts.filter(Boolean).join(' ');
}
