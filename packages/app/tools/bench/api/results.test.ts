import { describe, expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { tableOf } from './results.ts';

const rounds = [
  { bare: 1000, sqlite: 100, postgres: 50 },
  { bare: 2000, sqlite: 600, postgres: 150 },
  { bare: 500, sqlite: 100, postgres: 60 },
];
const feed: Measured = { name: 'feed', bytes: 14_000, rounds: { 1: rounds, 32: rounds } };

describe('the report of each call', () => {
  it('says the median of what each round says by itself, the least and the most, and nothing where nothing was measured', () => {
    const alone = rounds.map((round) => ({ ...round, postgres: undefined }));
    const first = new Map([['feed', { bare: 1, sqlite: 20.44, postgres: undefined }]]);
    const [, , line] = tableOf([{ ...feed, rounds: { 1: rounds, 32: alone } }], first).split('\n');
    expect(line).toBe(
      '| feed | 14000 | 1000 | 0.200 (0.100 to 0.300) | 0.500 (0.250 to 0.600) | 1000 | 0.200 (0.100 to 0.300) | – | 1.0 | 20.4 | – |',
    );
  });
});
