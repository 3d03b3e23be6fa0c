import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

/** What is said of a table while `steps` are stored, each after so many ms. */
function linesOf(table: Parameters<typeof progressOf>[0], steps: [ms: number, rows: number][]): string[] {
  const lines: string[] = [];
  let nowMs = 500;
  const progress = progressOf(table, { clockMs: () => nowMs, say: (line) => lines.push(line) });
  for (const [ms, rows] of steps) {
    nowMs += ms;
    progress.add(rows);
  }
  progress.end();
  return lines;
}

describe('the progress of a table', () => {
  it('is one line a second at most, and one at the end', () => {
    const steps: [number, number][] = [
      [999, 40_000],
      [1, 1000],
      [600, 20_000],
      [600, 20_000],
      [300, 19_000],
    ];
    expect(linesOf({ name: 'posts', total: 100_000 }, steps)).toEqual([
      'posts: 41,000 of 100,000 (41 %), 41,000 a second',
      'posts: 81,000 of 100,000 (81 %), 36,818 a second',
      'posts: 100,000 of 100,000 (100 %), 40,000 a second',
    ]);
  });

  it('says “about” where the number is not known before', () => {
    expect(linesOf({ name: 'likes', total: 300, isEstimate: true }, [[2000, 250]])).toEqual([
      'likes: 250 of about 300 (83 %), 125 a second',
      'likes: 250 of 250 (100 %), 125 a second',
    ]);
  });

  it('has a last line for a table that gets no rows, and for one that takes no time', () => {
    expect(linesOf({ name: 'likes', total: 0 }, [])).toEqual(['likes: 0 of 0 (100 %), 0 a second']);
    expect(linesOf({ name: 'likes', total: 5 }, [[0, 5]])).toEqual(['likes: 5 of 5 (100 %), 5,000 a second']);
  });
});
