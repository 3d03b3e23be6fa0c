import type { View } from './view.ts';

/** What an engine says and what is not so. */
export interface Accepted {
  engine: 'axe' | 'ibm';
  rule: string;
  /** A part of the element. */
  html: string;
  /** Where it is so in one state alone. */
  state?: string;
  reason: string;
}

/** Each with its reason. A whole audit names those that it did not meet. */
export const ACCEPTED: readonly Accepted[] = [
  {
    engine: 'axe',
    rule: 'page-has-heading-one',
    html: '<html',
    state: 'home, slow, who is here',
    reason:
      'Which page comes is not known before the session is: it says that it loads, for seconds at most.',
  },
];

/** Takes away what is accepted, and answers which rows of it were met nowhere. */
export function withoutAccepted(
  views: readonly View[],
  accepted: readonly Accepted[] = ACCEPTED,
): { views: View[]; unmet: Accepted[] } {
  const met = new Set<Accepted>();
  const isTrue = (finding: View['findings'][number], within: string): boolean => {
    const row = accepted.find(
      ({ engine, rule, html, state = within }) =>
        engine === finding.engine && rule === finding.rule && finding.html.includes(html) && state === within,
    );
    if (row) met.add(row);
    return row === undefined;
  };
  const left = views.map((view) => ({
    ...view,
    findings: view.findings.filter((one) => isTrue(one, view.state)),
  }));
  return { views: left, unmet: accepted.filter((row) => !met.has(row)) };
}
