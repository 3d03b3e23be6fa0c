import { criterionOf, lineOf, type Clause } from './clause.ts';
import { criteria } from './criteria.ts';
import { CLAUSES } from './en301549.ts';
import { head } from './head.ts';
import { pageTable } from './pageTable.ts';
import { chapters } from './section508.ts';
import { LEVELS, SINCE_2_2 } from './standards.ts';
import type { Line } from './verdicts.ts';
import { wcagEm, type EvaluationParts } from './wcagEm.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 70rem; margin-inline: auto; padding: 1rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; min-inline-size: 8rem; }
.wide { overflow-x: auto; }
`;

const table = (title: string, lines: readonly Line[]): string =>
  pageTable({
    id: title.replaceAll(/\W/g, '-'),
    title,
    columns: ['Criterion', 'Conformance level', 'Remarks and explanations'],
    lines: lines.map(({ number, name, verdict, remarks }) => [
      `${number} ${name}`,
      verdict,
      remarks.replaceAll('`', ''),
    ]),
  });

/** The accessibility conformance report, one page without a script. Throws where a criterion has no row. */
export function toStatement(parts: EvaluationParts): string {
  const all = criteria(parts);
  const levels = Object.entries(LEVELS).map(([level, numbers]) =>
    table(
      `WCAG 2.2, Level ${level}`,
      numbers.map((number) => criterionOf(number, all)),
    ),
  );
  const tablesOf = (groups: readonly { title: string; clauses: readonly Clause[] }[]) =>
    groups
      .map(({ title, clauses }) =>
        table(
          title,
          clauses.map((clause) => lineOf(clause, all)),
        ),
      )
      .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility conformance report of FriendBase</title><style>${STYLE}</style></head>
<body>
<header><h1>Accessibility conformance report of FriendBase</h1>
<p>International edition, after the template VPAT 2.5.</p></header>
<main>
${head(parts)}
${wcagEm(parts, all)}
${levels.join('')}
<section aria-labelledby="us"><h2 id="us">Revised Section 508 standards</h2>
<p>Levels A and AA are those of WCAG 2.0, of which each row is above.</p></section>
${tablesOf(chapters(all))}
<section aria-labelledby="en"><h2 id="en">EN 301 549</h2>
<p>Clause 9 is levels A and AA above, each with a 9 before its number. What came with WCAG 2.2 is not in V3.2.1: ${SINCE_2_2.join(', ')}.</p></section>
${tablesOf(CLAUSES)}
</main>
</body></html>
`;
}
