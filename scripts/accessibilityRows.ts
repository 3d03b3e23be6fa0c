/** One row of `docs/accessibility/criteria.md` or `patterns.md`. */
export interface Row {
  number: string;
  name: string;
  /** T a test, R a person who looks, U people it is made for. */
  by: string;
  verdict: 'pass' | 'partly' | 'not applicable';
  /** What proves it, or why not, in words that name tests. */
  proof: string;
}

const ROW = /^\| ([\d.]+) \| ([^|]+) \| ([TRU ]+) \| (pass|partly|not applicable) \| (.+) \|$/gm;

/** All rows of a document that have a verdict. */
export const rowsIn = (document: string): Row[] =>
  [...document.matchAll(ROW)].map(([, number = '', name = '', by = '', verdict = '', proof = '']) => ({
    number,
    name,
    by: by.replaceAll(' ', ''),
    verdict: verdict as Row['verdict'],
    proof,
  }));
