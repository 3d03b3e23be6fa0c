import type { Look } from './look.ts';

/** What an engine says and what is not so. */
export interface Accepted {
  engine: 'axe' | 'ibm';
  rule: string;
  /** A part of the element. */
  html: string;
  reason: string;
}

/** Each with its reason. A whole audit names those that it did not meet. */
export const ACCEPTED: readonly Accepted[] = [];

/** Takes away what is accepted, and answers which rows of it were met nowhere. */
export function withoutAccepted(
  looks: readonly Look[],
  accepted: readonly Accepted[] = ACCEPTED,
): { looks: Look[]; unmet: Accepted[] } {
  const met = new Set<Accepted>();
  const isTrue = (finding: Look['findings'][number]): boolean => {
    const row = accepted.find(
      ({ engine, rule, html }) =>
        engine === finding.engine && rule === finding.rule && finding.html.includes(html),
    );
    if (row) met.add(row);
    return row === undefined;
  };
  const left = looks.map((look) => ({ ...look, findings: look.findings.filter(isTrue) }));
  return { looks: left, unmet: accepted.filter((row) => !met.has(row)) };
}
