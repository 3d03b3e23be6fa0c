import { expect, it } from 'vitest';
import { bestWith, fewestMoves, persistBest, mostPoints } from './best.ts';
import { memoryGameStore } from './persistedGame.ts';

it('of a first game is its result', () => {
  expect(bestWith(memoryGameStore(), mostPoints('math'), 30)).toBe(30);
});

it.each([
  ['more points', mostPoints('math'), 30, 40, 40],
  ['fewer points', mostPoints('math'), 30, 20, 30],
  ['fewer moves', fewestMoves('memory'), 14, 12, 12],
  ['more moves', fewestMoves('memory'), 14, 15, 14],
])('after %s', (_, kind, first, second, best) => {
  const stored = memoryGameStore();
  persistBest(stored, kind, first);
  persistBest(stored, kind, second);
  expect(bestWith(stored, kind, second)).toBe(best);
});
