import { operable } from './criteria/operable.ts';
import { perceivable } from './criteria/perceivable.ts';
import { robust } from './criteria/robust.ts';
import { understandable } from './criteria/understandable.ts';
import { adapt } from './patterns/adapt.ts';
import { content } from './patterns/content.ts';
import { find } from './patterns/find.ts';
import { focus } from './patterns/focus.ts';
import { help } from './patterns/help.ts';
import { memory } from './patterns/memory.ts';
import { mistakes } from './patterns/mistakes.ts';
import { understand } from './patterns/understand.ts';
import { proofOf, verdictOf, type Row } from './row.ts';

/** A document of rows by chapter. */
interface Table {
  file: string;
  head: string;
  chapters: Readonly<Record<string, readonly Row[]>>;
}

/** The command that writes both documents. */
export const COMMAND = 'npm run accessibility-tables';

const PATTERN_CHAPTERS = {
  'Understand what things are and how to use them': understand,
  'Find what they need': find,
  'Clear and understandable content': content,
  'Avoid and correct mistakes': mistakes,
  Focus: focus,
  'Do not rely on memory': memory,
  'Help and support': help,
  'Adapt and personalize': adapt,
};

const CRITERIA_CHAPTERS = {
  Perceivable: perceivable,
  Operable: operable,
  Understandable: understandable,
  Robust: robust,
};

/** Each pattern of the W3C’s note for cognitive and learning disabilities, with what is known of it. */
export const PATTERNS: readonly Row[] = Object.values(PATTERN_CHAPTERS).flat();

/** Each criterion of WCAG 2.2 that engines cannot settle alone, with what is known of it. */
export const CRITERIA: readonly Row[] = Object.values(CRITERIA_CHAPTERS).flat();

export const TABLES: readonly Table[] = [
  {
    file: 'docs/accessibility/patterns.md',
    head: `# Patterns for people with cognitive and learning disabilities

The 58 patterns of the W3C's note “Making Content Usable for People with Cognitive and Learning Disabilities”, by their numbers, and one of its
editors' draft (4.3.7). The words are ours.`,
    chapters: PATTERN_CHAPTERS,
  },
  {
    file: 'docs/accessibility/criteria.md',
    head: `# WCAG 2.2, criterion by criterion

The 84 criteria of WCAG 2.2, levels A to AAA, of which an engine sees a part at most. The two others, 1.4.3 and 3.1.1, are left to the engines. The
words are ours.`,
    chapters: CRITERIA_CHAPTERS,
  },
];

const ABOUT = `Written by \`${COMMAND}\` from the rows in \`scripts/accessibility\`: change them there.

*pass*: what is named proves it. *partly*: the part is proved by what is named, and what is missing is said. *not applicable*: there is nothing here that it is
about. By: T a test, R a person who looks at it ([what to look at](review.md)), U people it is made for. The verdict follows from the row, and speaks of tests: what nobody has
looked at yet is empty in the review. \`lint/accessibility.test.ts\` holds that no row is missing or there twice, and that each file and “test” exists.
A test whose file ends with \`.stories.tsx\` is a story.

Three proofs hold for many rows. Each story is shown to axe, and measured at 320 px, with text at 200 %, in calm, and in the long tier in every theme, in
forced colors, with a reader's spacing and from right to left (\`.storybook/checks/checkStory.ts\`); a test plants what has to be refused. Each stop
of a journey is shown to axe with the stricter rules, and fails where the focus is lost or something has moved (\`packages/app/e2e/journey.ts\`). Each
route is rendered by a server and read.`;

const HEADER = '| # | name | by | verdict | what proves it, or why not |\n|---|---|---|---|---|';

const lineOf = (row: Row): string =>
  `| ${[row.number, row.name, Array.from(row.by).join(' '), verdictOf(row), proofOf(row)].join(' | ')} |`;

/** The document of a table. */
export function documentOf({ head, chapters }: Table): string {
  const parts = Object.entries(chapters).map(
    ([title, rows]) => `## ${title}\n\n${[HEADER, ...rows.map(lineOf)].join('\n')}`,
  );
  return `${[head, ABOUT, ...parts].join('\n\n')}\n`;
}
