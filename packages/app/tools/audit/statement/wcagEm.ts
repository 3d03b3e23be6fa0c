import { READABILITY } from '../../../src/words/readability.ts';
import { verdictOf, type Row, type RowVerdict } from '../../../../../scripts/accessibility/row.ts';
import { JOURNEYS } from '../../orca/journeys/index.ts';
import { modeNames, WINDOWS } from '../modes.ts';
import { STATES } from '../states.ts';
import type { Evaluation } from './evaluation.ts';
import { auditedWords, reviewWords, type Audited, type Made, type Records } from './head.ts';
import { pageTable } from './pageTable.ts';
import { namedTests, namedTestWords } from './provingTests.ts';
import { byRoute, kinds } from './sample.ts';
import { LEVELS } from './standards.ts';
import type { TestRuns } from './testRuns.ts';
import { VERDICTS, type Line } from './verdicts.ts';

export interface EvaluationParts {
  rows: readonly Row[];
  audited: Audited | undefined;
  records: Records;
  runs: TestRuns;
  made: Made;
  evaluation: Evaluation;
}

type Step = readonly [step: string, words: string];

const versionOf = (name: string, { versions }: Evaluation): string => `${name} ${versions[name]}`;

const EASY = '-easy';
const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language' });

/** Each language with its reading levels. */
function wordingWords({ wordings }: Evaluation): string {
  const words = wordings
    .filter((name) => !name.endsWith(EASY))
    .map((name) => {
      const grades = READABILITY[name];
      const level = grades && `, at most grade ${grades.usual}`;
      const easy =
        wordings.includes(name + EASY) && ` and easy words${grades && `, at most grade ${grades.easy}`}`;
      return [nameOfLanguage.of(name) ?? name, level, easy].filter(Boolean).join('');
    });
  return `Words: ${words.join('; ')}.`;
}

function patternWords({ patterns }: Evaluation): string {
  const count = (wanted: RowVerdict) => patterns.filter((row) => verdictOf(row) === wanted).length;
  return `${patterns.length} patterns for people with cognitive and learning disabilities: ${count('pass')} met, ${count('partly')} partly met, ${count('not applicable')} not applicable.`;
}

function scope({ made, records, evaluation }: EvaluationParts): Step[] {
  const { chromium, orca } = evaluation;
  const routes = byRoute().map(([route]) => route);
  const untried = records.scripts.filter(({ walks }) => walks.length === 0).map(({ name }) => name);
  return [
    [
      '1.a Define the scope of the website',
      `All that FriendBase ${made.version} serves to visitors, members, moderators and organizers: ${routes.join(', ')}. What members share is part of it. Pages elsewhere that it links to are not.`,
    ],
    [
      '1.b Define the conformance target',
      `WCAG 2.2, level AA: ${LEVELS.A.length + LEVELS.AA.length} criteria of levels A and AA. The ${LEVELS.AAA.length} of level AAA are evaluated and told too.`,
    ],
    [
      '1.c Define an accessibility support baseline',
      [
        `${chromium} by keyboard, pointer and touch, in windows of ${WINDOWS.map(({ width }) => width).join(' and ')} px.`,
        `Orca ${orca} with Chromium.`,
        `The virtual screen reader ${versionOf('@guidepup/virtual-screen-reader', evaluation)} in Chromium.`,
        untried.length === 0 ? '' : `Not tried yet: ${untried.join('; ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    [
      '1.d Define additional evaluation requirements',
      `${wordingWords(evaluation)} ${patternWords(evaluation)}`,
    ],
  ];
}

function exploration(): Step[] {
  const modes = modeNames.join(', ');
  return [
    [
      '2.a Identify common web pages of the website',
      'Home, the auth screen, Help, which is on every page, and the page about accessibility.',
    ],
    [
      '2.b Identify essential functionality of the website',
      `What the ${JOURNEYS.size} complete processes under 3.c are for. No page is left out as less essential.`,
    ],
    [
      '2.c Identify the variety of web page types',
      `${kinds()
        .map(([kind, count]) => `${count}: ${kind}`)
        .join('. ')}.`,
    ],
    ['2.d Identify web technologies relied upon', 'HTML, CSS, WAI-ARIA, JavaScript and SVG.'],
    [
      '2.e Identify other relevant web pages',
      `The comfort settings, and what they and the system make of each page. Modes: ${modes}.`,
    ],
  ];
}

const sample = (): Step[] => [
  [
    '3.a Include a structured sample',
    `${STATES.length} states of ${byRoute().length} routes, listed below: each route as it is with and without content and while it waits, and what stands behind presses.`,
  ],
  [
    '3.b Include a randomly selected sample',
    'None is drawn: each state of the table is looked at, and a test holds the table to the routes that there are. A state that the table lacks is not found by that.',
  ],
  [
    '3.c Include complete processes',
    `${JOURNEYS.size}, each walked by keyboard alone from its beginning to its end: ${[...JOURNEYS.values()].map(({ title }) => title).join('; ')}.`,
  ],
];

function checking({ rows, audited, records, runs, made, evaluation }: EvaluationParts): Step[] {
  const versionsOf = (names: string[]) => names.map((name) => versionOf(name, evaluation)).join(', ');
  const tests = namedTestWords(
    namedTests(
      rows.flatMap((row) => row.tests ?? []),
      runs,
    ),
  );
  return [
    [
      '4.a Check all initial web pages',
      [
        `Engines: ${versionsOf(['axe-core', 'accessibility-checker-engine'])}. ${auditedWords(audited, made.commit)}`,
        `Tests: ${versionsOf(['vitest', '@playwright/test', 'storybook'])}. ${tests}`,
        `Rows that a person looks at: ${reviewWords(records.review)}`,
      ].join(' '),
    ],
    [
      '4.b Check all complete processes',
      `${records.transcripts.length} of ${JOURNEYS.size} are accepted as Orca says them. A virtual screen reader walks them too, and the two are held against each other.`,
    ],
    ['4.c Compare structured and random samples', 'There is no random sample to compare with.'],
  ];
}

const reporting = ({ made }: EvaluationParts): Step[] => [
  ['5.a Document the outcomes of each step', 'This part, and the tables below it.'],
  [
    '5.b Record the evaluation specifics',
    'What an audit has looked at is kept with its pictures, in .cache/audit/index.html. What Orca said is kept in docs/accessibility/transcripts.',
  ],
  [
    '5.c Provide an evaluation statement',
    `Evaluated by those who make it, on ${made.date}, at commit ${made.commit}. Whether it conforms is for the tables to say: where a row of level A or AA is less than ${VERDICTS.pass}, it does not as a whole.`,
  ],
  [
    '5.d Provide an aggregated score',
    'None: a score would hide which rows they are. The verdicts are counted below.',
  ],
  [
    '5.e Provide machine-readable reports',
    'An audit writes report.earl.jsonld, report.json, report.sarif and report.junit.xml.',
  ],
];

/** How many criteria of each level have each verdict. */
function counts(all: ReadonlyMap<string, Line>): string[][] {
  const columns = Object.values(VERDICTS);
  return Object.entries(LEVELS).map(([level, numbers]) => [
    `Level ${level}`,
    ...columns.map((verdict) =>
      String(numbers.filter((number) => all.get(number)?.verdict === verdict).length),
    ),
  ]);
}

/**
 * The report by the five steps of WCAG-EM 1.0, whose terms its names are. The method was written for WCAG 2.0; its steps hold for 2.2.
 * Source: W3C Working Group Note of 10 July 2014.
 */
export function wcagEm(parts: EvaluationParts, all: ReadonlyMap<string, Line>): string {
  const columns = ['Step', 'What was done'];
  const steps: [title: string, lines: Step[]][] = [
    ['Step 1: Define the evaluation scope', scope(parts)],
    ['Step 2: Explore the target website', exploration()],
    ['Step 3: Select a representative sample', sample()],
    ['Step 4: Audit the selected sample', checking(parts)],
    ['Step 5: Report the evaluation findings', reporting(parts)],
  ];
  const tables = steps.map(([title, lines], at) =>
    pageTable({ id: `em-${at + 1}`, title, columns, lines, level: 3 }),
  );
  const states = byRoute().map(([route, list]) => [
    route,
    String(list.length),
    list.map(({ name }) => name).join('; '),
  ]);
  return `
<section aria-labelledby="em"><h2 id="em">How it was evaluated, by WCAG-EM 1.0</h2>
<p>The method was written for WCAG 2.0. Its steps are followed for WCAG 2.2.</p>
${tables.join('')}
${pageTable({ id: 'em-sample', title: 'Structured sample by route', columns: ['Route', 'States', 'Names'], lines: states, level: 3 })}
${pageTable({ id: 'em-counts', title: 'Aggregated results', columns: ['WCAG 2.2', ...Object.values(VERDICTS)], lines: counts(all), level: 3 })}
</section>`;
}
