/** In the words of the template. Source: ITI VPAT 2.5 International, “Terms”. */
export const VERDICTS = {
  pass: 'Supports',
  partly: 'Partially Supports',
  fails: 'Does Not Support',
  'not applicable': 'Not Applicable',
  open: 'Not Evaluated',
} as const;

export type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS];

/** One row of a table of a standard. */
export interface Line {
  number: string;
  name: string;
  verdict: Verdict;
  remarks: string;
}

/** As good as the least of them. What nobody has evaluated takes from a promise as much as what is partly met. */
export function leastOf(verdicts: readonly Verdict[]): Verdict {
  const are = (verdict: Verdict) => verdicts.every((one) => one === verdict);
  if (verdicts.includes(VERDICTS.fails)) return VERDICTS.fails;
  if (are(VERDICTS['not applicable'])) return VERDICTS['not applicable'];
  if (are(VERDICTS.open)) return VERDICTS.open;
  const isWhole = verdicts.every((one) => one === VERDICTS.pass || one === VERDICTS['not applicable']);
  return isWhole ? VERDICTS.pass : VERDICTS.partly;
}
