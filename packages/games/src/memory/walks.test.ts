import { describe, expect, it } from 'vitest';
import { take, unreached, untaken, walksInTier } from '../../testing/walks.ts';
import { memoryMachine } from './machine.ts';
import { isComplete, settle, stateOf } from './rules.ts';
import { gamesToWalk, walksThrough } from '../../testing/memory/walks.ts';

const games = gamesToWalk.map((game) => walksThrough(game));
const walks = games.flatMap((game) => game.walks);

describe('walks through the machine', () => {
  it('take every transition, and reach every state', () => {
    const left = games.map((game) => untaken(memoryMachine, game.input, game.walks));
    const inNone = (transition: string) => left.every((some) => some.includes(transition));
    expect(left[0]?.filter(inNone)).toEqual([]);
    expect(unreached(memoryMachine, walks)).toEqual([]);
  });

  it('end on a running machine where the rules say', () => {
    for (const { input, walks: own } of games) {
      for (const walk of walksInTier(own)) {
        const { value, context } = take(memoryMachine, input, walk);
        const { open, found, moves, said } = walk.leadsTo.context;
        expect(value).toEqual(walk.leadsTo.value);
        expect(context).toMatchObject({ open, found, moves, said });
      }
    }
  });

  it('keep the rules everywhere', () => {
    expect(walks.length).toBeGreaterThan(500);
    for (const { leadsTo } of walks) {
      const { value, context } = leadsTo;
      expect(context.open.length).toBeLessThanOrEqual(2);
      expect(context.moves).toBeGreaterThanOrEqual(context.found.length);
      expect(value === 'finished').toBe(isComplete(context) && context.open.length === 0);
      // From everywhere a card can still be turned over, or all are found.
      const down = context.deck.filter((_, place) => stateOf(settle(context), place) === 'down');
      expect(down.length > 0).toBe(!isComplete(context));
    }
  });
});
