import { escape } from '../report/html.ts';
import { manualCheckWords, NOBODY, type ManualCheck } from './manualCheck.ts';
import { pageTable } from './pageTable.ts';
import { runWords, type TestRuns } from './testRuns.ts';

/** What the last audit of everything has seen. */
export interface Audited {
  date: string;
  commit: string;
  views: number;
  findings: number;
}

/** What is on record of those who looked and listened. */
export interface Records {
  /** By row of the review; `undefined` where nobody has looked. */
  review: ReadonlyMap<string, ManualCheck | undefined>;
  scripts: readonly { name: string; walks: readonly ManualCheck[] }[];
  heard: { from: string; to: string } | undefined;
  /** Journeys as Orca said them, and the day on which each was accepted. */
  transcripts: readonly { title: string; date: string }[];
}

export interface Made {
  date: string;
  commit: string;
  version: string;
  /** Of whoever runs this FriendBase; empty where nobody is named. */
  contact: string;
}

/** What the page begins with hangs on these. */
export interface HeadParts {
  made: Made;
  audited: Audited | undefined;
  records: Records;
  runs: TestRuns;
}

export function auditedWords(audited: Audited | undefined, commit: string): string {
  if (!audited) return 'The engines have not looked at everything yet: npm run audit.';
  const words = `The engines looked at everything on ${audited.date} at commit ${audited.commit}: ${audited.views} views, ${audited.findings} findings.`;
  return audited.commit === commit ? words : `${words} The product has changed since.`;
}

export const reviewWords = (review: Records['review']): string => {
  const count = [...review.values()].filter(Boolean).length;
  return count === 0 ? NOBODY : `${count} of ${review.size} rows were looked at, as the remarks say.`;
};

const scriptWords = ({ walks }: Records['scripts'][number]): string =>
  walks.length === 0 ? 'Nobody has walked it yet.' : walks.map(manualCheckWords).join(' ');

const heardWords = (heard: Records['heard']): string =>
  heard ? `From ${heard.from} to ${heard.to}.` : 'Nothing is on record.';

/** Each way to find out, and what is on record of it. */
const methods = ({
  records: { review, scripts, heard, transcripts },
  audited,
  runs: { vitest, journeys },
  made,
}: HeadParts): [method: string, record: string][] => [
  [
    'Automatic tests in Chromium',
    `Named in the remarks. Last runs: ${runWords('Vitest', vitest)}; ${runWords('Playwright', journeys)}. A run may have been of some tests only.`,
  ],
  ['Two engines, axe and IBM’s, on every page in every mode', auditedWords(audited, made.commit)],
  ['Single screens and actions with the screen reader Orca', heardWords(heard)],
  ...transcripts.map(({ title, date }): [string, string] => [
    `Journey with the screen reader Orca: ${title}`,
    `Accepted on ${date}.`,
  ]),
  ['Rows that a person looks at', reviewWords(review)],
  ...scripts.map((script): [string, string] => [`Ten minutes with ${script.name}`, scriptWords(script)]),
  ['People it is made for', 'They have not tried it yet.'],
];

/** Source: ITI VPAT 2.5 International, “Applicable Standards/Guidelines”. */
const STANDARDS: readonly [standard: string, included: string][] = [
  [
    'Web Content Accessibility Guidelines 2.0 and 2.1',
    'Level A: yes. Level AA: yes. Level AAA: yes. All their criteria are in 2.2, but for 4.1.1 Parsing, which is taken as met where the page is HTML.',
  ],
  ['Web Content Accessibility Guidelines 2.2', 'Level A: yes. Level AA: yes. Level AAA: yes.'],
  [
    'Revised Section 508 standards, published January 18, 2017 and corrected January 22, 2018',
    'Yes. It takes over levels A and AA of WCAG 2.0.',
  ],
  ['EN 301 549 V3.1.1 (2019-11) and V3.2.1 (2021-03)', 'Yes, by the clauses of V3.2.1.'],
];

/** What stands before the tables. Source: the same template, whose headings these are. */
export function head(parts: HeadParts): string {
  const { made } = parts;
  return `
<section aria-labelledby="about"><h2 id="about">What it is about</h2>
<dl>
<dt>Name of product, version</dt><dd>FriendBase ${escape(made.version)}, commit ${escape(made.commit)}</dd>
<dt>Report date</dt><dd>${escape(made.date)}</dd>
<dt>Product description</dt><dd>FriendBase is a social network in the browser for people with developmental disabilities, cognitive challenges or mental health conditions, and for those who support them.</dd>
<dt>Contact information</dt><dd>${escape(made.contact || 'Nobody is named. Whoever runs FriendBase names a person by CONTACT_NAME and CONTACT_EMAIL or CONTACT_PHONE, and members find them in Help.')}</dd>
<dt>Notes</dt><dd>It is written by a program from the tables of the product and what is on record, and promises nothing that is not in its license.</dd>
</dl>
</section>
${pageTable({ id: 'methods', title: 'Evaluation methods used', columns: ['Method', 'On record'], lines: methods(parts) })}
${pageTable({ id: 'standards', title: 'Applicable standards', columns: ['Standard', 'Included in report'], lines: STANDARDS })}
<section aria-labelledby="terms"><h2 id="terms">Terms</h2>
<p>Supports: there is a test or a reason that it is met. Partially Supports: what is missing is said. Does Not Support: a test that proves it failed in its last run, or what is asked for is not there. Not Applicable: there is nothing that it is about. Not Evaluated: nobody has looked; at level A or AA, that makes this report a draft.</p>
</section>`;
}
