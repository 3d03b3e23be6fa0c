import { walksOf } from '../walks.ts';
import { memoryMachine } from '../../src/memory/machine.ts';
import { isWait } from '../../src/memory/speech.ts';
import type { MemoryEvent, MemoryInput } from '../../src/memory/setup.ts';

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
export const gamesToWalk = [
  { deck: TWO_PAIRS },
  { deck: [2, 0, 1, 2, 0, 1], found: [2], seen: [0, 3], moves: 1, misses: 0, seconds: 4 },
  { deck: TWO_PAIRS, found: [0, 1], seen: [0, 1, 2, 3], moves: 2, misses: 0, seconds: 9 },
] as const satisfies readonly MemoryInput['game'][];

/** All that can happen in a game, each by its shortest way. For tests. */
export function walksThrough(game: MemoryInput['game'], events = eventsOn(game.deck)) {
  const input: MemoryInput = { game, ...wishes };
  const walks = walksOf({
    machine: memoryMachine,
    input,
    events,
    // Counters and wishes that change no way are left out, and the game after it.
    stateOf: ({ context: { deck, open, found, pace, said } }) => [deck, open, found, pace, isWait(said)],
    isFarEnough: ({ context: { deck, seen } }) => deck.length < game.deck.length && seen.length > 0,
  });
  return { input, walks };
}
