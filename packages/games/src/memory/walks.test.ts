import { describe, expect, it } from 'vitest';
import { take, unreached, untaken, walksOf } from '../testing/walks.ts';
import { memoryMachine } from './machine.ts';
import { isComplete, settle, stateOf } from './rules.ts';
import type { MemoryEvent, MemoryInput } from './setup.ts';

const wishes = { set: 'garden', pace: 1, hints: 'later' } as const;
const TWO_PAIRS = [0, 1, 0, 1];

/** Everything that a member, the page or the stopwatch can do. */
const eventsOn = (deck: readonly number[]): MemoryEvent[] => [
  ...deck.map((_, place) => ({ type: 'card.pressed', place }) as const),
  { type: 'turnBack.pressed' },
  { type: 'again.pressed', deck: TWO_PAIRS },
  { type: 'pace.changed', pace: 'wait' },
  { type: 'pace.changed', pace: 2 },
  { type: 'hints.changed', hints: 'always' },
  { type: 'set.chosen', set: 'food' },
  { type: 'page.hidden' },
  { type: 'page.shown' },
  { type: 'second.passed' },
];

/** Every way through a game that is new, one that goes on, and one that was closed at its end. */
const games = [
  { deck: TWO_PAIRS },
  { deck: [2, 0, 1, 2, 0, 1], found: [2], seen: [0, 3], moves: 1, misses: 0, seconds: 4 },
  { deck: TWO_PAIRS, found: [0, 1], seen: [0, 1, 2, 3], moves: 2, misses: 0, seconds: 9 },
].map((game) => {
  const input: MemoryInput = { game, ...wishes };
  const walks = walksOf({
    machine: memoryMachine,
    input,
    events: eventsOn(game.deck),
    // Counters and wishes that change no way are left out, and the game after it.
    stateOf: ({ context: { deck, open, found, pace } }) => [deck, open, found, pace],
    isFarEnough: ({ context: { deck, seen } }) => deck.length < game.deck.length && seen.length > 0,
  });
  return { input, walks };
});
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
      for (const walk of own) {
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
