import type { EventFrom, InputFrom } from 'xstate';
import { walksOf } from '../walks.ts';
import type { StoredNumbers } from '../../src/numbers/persisted.ts';
import { numbersMachine } from '../../src/numbers/machine.ts';

type NumbersEvent = EventFrom<typeof numbersMachine>;

const EVENTS: NumbersEvent[] = [
  { type: 'watch.pressed' },
  { type: 'next.pressed' },
  { type: 'pad.pressed', pad: 1, isHeard: false },
  { type: 'pad.pressed', pad: 1, isHeard: true },
  { type: 'pad.pressed', pad: 2, isHeard: false },
  { type: 'writing.pressed' },
  { type: 'finish.pressed' },
  { type: 'playAgain.pressed' },
  { type: 'pace.changed', pace: 2 },
  { type: 'pace.changed', pace: 'wait' },
  { type: 'page.hidden' },
];

/** A game in which every number is a 1: so pad 1 is always right, and pad 2 never. */
export const inputFor = (unfinished?: StoredNumbers): InputFrom<typeof numbersMachine> => ({
  random: () => 0,
  pace: 1,
  unfinished,
});

/** Everything that can happen in a game up to the third number. */
export const numbersWalks = (unfinished?: StoredNumbers) =>
  walksOf({
    machine: numbersMachine,
    input: inputFor(unfinished),
    events: EVENTS,
    // What decides nothing in the machine is left out.
    stateOf: ({ context: { sequence, repeated, item, entered, pace } }) => [
      sequence.length,
      repeated,
      item,
      entered.length,
      pace,
    ],
    isFarEnough: ({ context }) => context.sequence.length > 2,
  });
