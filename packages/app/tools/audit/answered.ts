import type { Undecided } from './engines.ts';

/** What axe leaves to a person, and what one found. */
interface Answered {
  rule: string;
  /** Why axe cannot decide, as it names it. */
  reason: string;
  /** A part of the element, where the answer is of one kind alone. */
  html?: string;
  answer: string;
  /** It is there until something has loaded, so nothing says whether it is still needed. */
  isBrief?: boolean;
}

/** Each with its answer. The suite over both engines fails on what has none, and on a row that it did not meet. */
export const ANSWERED: readonly Answered[] = [
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    answer:
      'Words of cards, of the bar and of forms, whose boxes overlap those beside them in the grid that axe computes. In the browser they lie on top, on the ground of what they stand in: `contrast.ts` asks 7:1 of it at every route and story.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscured',
    html: 'fb-DateLeaf-month',
    answer:
      'The rounded edge of the leaf cuts the corners of its own ground, no letter. `contrast.ts` asks 7:1 of that ground at every route and story.',
  },
  {
    rule: 'color-contrast',
    reason: 'shortTextContent',
    html: 'fb-Avatar-initial',
    answer:
      'One letter in place of a face that has not come: `Avatar.test.tsx` asks 7:1 of it on every ground.',
    isBrief: true,
  },
];

/** Takes away what has an answer, and answers which rows were met nowhere. */
export function withoutAnswered<One extends Undecided>(
  undecided: readonly One[],
  answered: readonly Answered[] = ANSWERED,
): { left: One[]; unmet: Answered[] } {
  const met = new Set<Answered>();
  const left = undecided.filter((one) => {
    const row = answered.find(
      ({ rule, reason, html = '' }) => rule === one.rule && reason === one.reason && one.html.includes(html),
    );
    if (row) met.add(row);
    return row === undefined;
  });
  return { left, unmet: answered.filter((row) => !row.isBrief && !met.has(row)) };
}
