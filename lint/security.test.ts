import { describe, expect, it } from 'vitest';
import { missingProofs, read } from './namedTests.ts';

const text = read('docs/security.md');

/** How many requirements each section has at levels 1 and 2, which come first in it. Source: OWASP ASVS 5.0. */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
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
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
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
    expect(rows.map(({ number }) => number).toSorted()).toEqual(
      [...all, '10.1.1–10.7.3', '17.1.1–17.3.2'].toSorted(),
    );
  });

  it('names a file for all that passes', () => {
    expect(rows.filter(({ state, proof }) => state === 'pass' && !proof.includes('`'))).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(missingProofs(text)).toEqual([]);
  });
});
