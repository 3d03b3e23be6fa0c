import { leastOf, VERDICTS, type Line, type Verdict } from './verdicts.ts';

interface Named {
  number: string;
  name: string;
}

/** What no criterion of WCAG is about, judged by reading. */
interface ReadClause extends Named {
  verdict: Verdict;
  why: string;
}

/** What follows from criteria of WCAG 2.2, named by their numbers. */
interface FollowingClause extends Named {
  from: readonly string[];
  why?: string;
}

/** A clause of a standard beside the criteria of WCAG. */
export type Clause = ReadClause | FollowingClause;

export const numbersIn = (list: string): string[] => list.trim().split(/\s+/);

/** Of the criteria named, those that are not met as a whole, each with its verdict. */
export function notWhole(from: readonly string[], all: ReadonlyMap<string, Line>): string {
  const weak = from.flatMap((number) => {
    const { verdict } = criterionOf(number, all);
    return verdict === VERDICTS.pass || verdict === VERDICTS['not applicable']
      ? []
      : `${number} (${verdict})`;
  });
  return weak.join(', ');
}

/** @throws where a criterion has no row */
export function criterionOf(number: string, all: ReadonlyMap<string, Line>): Line {
  const line = all.get(number);
  if (!line) throw new Error(`Criterion ${number} has no row.`);
  return line;
}

/** More criteria than these are not listed by their numbers. */
const LISTED = 15;

/** A row of the report. A verdict that follows from criteria is as good as the least of them. */
export function lineOf(clause: Clause, all: ReadonlyMap<string, Line>): Line {
  const { number, name } = clause;
  if ('verdict' in clause) return { number, name, verdict: clause.verdict, remarks: clause.why };
  const { from, why } = clause;
  const weak = notWhole(from, all);
  return {
    number,
    name,
    verdict: leastOf(from.map((one) => criterionOf(one, all).verdict)),
    remarks: [
      ...(why === undefined ? [] : [why]),
      from.length > LISTED ? `From ${from.length} criteria of WCAG.` : `From WCAG ${from.join(', ')}.`,
      ...(weak ? [`Not wholly met: ${weak}.`] : []),
    ].join(' '),
  };
}
