import { describe, expect, it } from 'vitest';
import { missingProofs, read } from './namedTests.ts';

const text = read('docs/security.md');

/** How many requirements each section has at levels 1 and 2, which come first in it. Source: OWASP ASVS 5.0. */
const SECTIONS: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 11,
  '6.3': 3,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

const rows = [...text.matchAll(/^\| (\d+\.[\d.–]+) \| (.+) \| (pass|partly|no|n\/a) \| (.+) \|$/gm)].map(
  ([, number = '', , state = '', proof = '']) => ({ number, state, proof }),
);

describe('the table of security', () => {
  it('has each requirement once', () => {
    const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
    );
    expect(rows.map(({ number }) => number).toSorted()).toEqual([...all, '10.1.1–10.7.3'].toSorted());
  });

  it('names a file for all that passes', () => {
    expect(rows.filter(({ state, proof }) => state === 'pass' && !proof.includes('`'))).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(missingProofs(text)).toEqual([]);
  });
});
