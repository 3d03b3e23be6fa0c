import { escape } from '../report/html.ts';
import type { Row } from '../../../../../scripts/accessibilityRows.ts';
import { head, type Audited, type Made, type Records } from './head.ts';
import { asSentence, manualCheckWords } from './manualCheck.ts';
import { BY_ENGINES, FUNCTIONS, LEVELS, READ } from './standards.ts';

export interface StatementParts {
  rows: readonly Row[];
  audited: Audited | undefined;
  records: Records;
  made: Made;
}

/** In the words of the template. Source: ITI VPAT 2.5 International, “Terms”. */
const TERMS = { pass: 'Supports', partly: 'Partially Supports', 'not applicable': 'Not Applicable' } as const;
const NOT_EVALUATED = 'Not Evaluated';

interface Line {
  number: string;
  name: string;
  verdict: string;
  remarks: string;
}

/** Where a person is to look, what they saw, or that nobody has. */
function remarksOf({ number, by, proof }: Row, { review }: Records): string {
  const words = asSentence(proof);
  if (!by.includes('R')) return words;
  const seen = manualCheckWords(review.get(number));
  return by.includes('T') ? `${words} A person is to look too. ${seen}` : `${seen} ${words}`;
}

/** All 86 criteria. What is left to the engines follows from the last whole audit, if there was one. */
export function criteria({ rows, audited, records }: Omit<StatementParts, 'made'>): Map<string, Line> {
  const proved = rows.map((row): Line => ({
    ...row,
    verdict: TERMS[row.verdict],
    remarks: remarksOf(row, records),
  }));
  const byEngines = Object.entries(BY_ENGINES).map(([number, name]): Line => ({
    number,
    name,
    verdict: !audited ? NOT_EVALUATED : audited.findings === 0 ? TERMS.pass : TERMS.partly,
    remarks: audited
      ? `Two engines, ${audited.views} views: ${audited.findings} findings in all.`
      : 'No audit of everything is on record.',
  }));
  return new Map([...proved, ...byEngines].map((line) => [line.number, line]));
}

/** As good as the least of what it follows from. */
function functionLine([number, name, list]: (typeof FUNCTIONS)[number], all: Map<string, Line>): Line {
  const from = list.split(' ').flatMap((one) => all.get(one) ?? []);
  const weak = from.filter(({ verdict }) => verdict === TERMS.partly || verdict === NOT_EVALUATED);
  return {
    number,
    name,
    verdict: weak.length === 0 ? TERMS.pass : TERMS.partly,
    remarks: `From WCAG ${list.replaceAll(' ', ', ')}.${weak.length === 0 ? '' : ` Partly met: ${weak.map((one) => one.number).join(', ')}.`}`,
  };
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 70rem; margin-inline: auto; padding: 1rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; min-inline-size: 8rem; }
.wide { overflow-x: auto; }
`;

const table = (title: string, lines: readonly Line[]): string => `
<section aria-labelledby="${title.replaceAll(/\W/g, '-')}"><h2 id="${title.replaceAll(/\W/g, '-')}">${escape(title)}</h2>
<div class="wide" role="region" aria-label="${escape(title)}, table" tabindex="0"><table>
<thead><tr><th scope="col">Criterion</th><th scope="col">Conformance level</th><th scope="col">Remarks and explanations</th></tr></thead>
<tbody>${lines.map(({ number, name, verdict, remarks }) => `<tr><th scope="row">${escape(`${number} ${name}`)}</th><td>${escape(verdict)}</td><td>${escape(remarks.replaceAll('`', ''))}</td></tr>`).join('')}</tbody>
</table></div></section>`;

/** The accessibility conformance report, one page without a script. Throws where a criterion has no row. */
export function toStatement(parts: StatementParts): string {
  const { audited, records, made } = parts;
  const all = criteria(parts);
  const lineOf = (number: string): Line => {
    const line = all.get(number);
    if (!line) throw new Error(`Criterion ${number} has no row.`);
    return line;
  };
  const levels = Object.entries(LEVELS).map(([level, numbers]) =>
    table(`WCAG 2.2, Level ${level}`, numbers.map(lineOf)),
  );
  const clauses = [...FUNCTIONS.map((one) => functionLine(one, all)), ...READ.map(lineOfRead)].toSorted(
    (one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility conformance report of FriendBase</title><style>${STYLE}</style></head>
<body>
<header><h1>Accessibility conformance report of FriendBase</h1>
<p>International edition, after the template VPAT 2.5.</p></header>
<main>
${head(made, audited, records)}
${levels.join('')}
<section aria-labelledby="en"><h2 id="en">EN 301 549</h2>
<p>Clause 9 is levels A and AA above, each with a 9 before its number.</p></section>
${table('EN 301 549, other clauses', clauses)}
</main>
</body></html>
`;
}

const lineOfRead = ([number, name, verdict, remarks]: (typeof READ)[number]): Line => ({
  number,
  name,
  verdict,
  remarks,
});
