import type { Preferences } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { assign, emit, forwardTo, setup } from 'xstate';
import { isStepped, paced, type Pace } from '../lib/pace.ts';
import { said, type Said } from '../lib/said.ts';
import { memory } from '../words/en/memory.ts';
import type { Unfinished } from './persisted.ts';
import type { PictureSet } from './pictures/names.ts';
import { isComplete, isMatch, laidOut, settle, stateOf, turnOver } from './rules.ts';
import * as speech from './speech.ts';
import { stopwatchMachine, type SecondPassed } from './stopwatch.ts';
import type { Tuned } from './tunes.ts';

/** An open pair is locked after this long. Source: product spec §4 “Memory game”. */
export const LOCK_MS = 1000;
/** Two cards that do not match turn back after this long. Source: as above. */
export const TURN_BACK_MS = 1500;

export interface MemoryInput {
  /** Where a game was left, or a deck that was just dealt. */
  game: Unfinished | { deck: readonly number[] };
  set: PictureSet;
  pace: Pace;
  hints: Preferences['hints'];
}

export interface MemoryContext extends speech.OwnTable {
  seconds: number;
  pace: Pace;
  /** What was said last: it also stands beside the board. */
  said: Said;
}

export type MemoryEvent =
  | { type: 'card.pressed'; place: number }
  | { type: 'turnBack.pressed' }
  | { type: 'again.pressed'; deck: readonly number[] }
  | { type: 'set.chosen'; set: PictureSet }
  | { type: 'pace.changed'; pace: Pace }
  | { type: 'hints.changed'; hints: Preferences['hints'] }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | SecondPassed;

const FIRST = said(messageOf(memory, 'first'));

/** A game as it begins or goes on: with no card open, whatever lay open when it was left. */
export const beginning = ({ game, ...wishes }: MemoryInput): MemoryContext => ({
  ...laidOut(game.deck),
  seconds: 0,
  ...game,
  ...wishes,
  said: FIRST,
});

interface Press {
  place: number;
}

/** What can happen to a table, by name. The states are in `machine.ts`. */
export const memorySetup = setup({
  types: {} as {
    context: MemoryContext;
    events: MemoryEvent;
    input: MemoryInput;
    emitted: Said | Tuned;
    tags: 'finished';
  },
  actors: { stopwatch: stopwatchMachine },
  delays: {
    lock: ({ context }) => paced(LOCK_MS, context.pace),
    turnBack: ({ context }) => paced(TURN_BACK_MS, context.pace),
  },
  guards: {
    isDown: ({ context }, { place }: Press) => stateOf(context, place) === 'down' && place in context.deck,
    isMatched: ({ context }, { place }: Press) => stateOf(context, place) === 'matched',
    isNotOpen: ({ context }, { place }: Press) => stateOf(context, place) !== 'open',
    isMatch: ({ context }) => isMatch(context),
    isComplete: ({ context }) => isComplete(context),
    isWaitSaid: ({ context }) => speech.isWait(context.said),
    isStepped: ({ context }) => isStepped(context.pace),
    becomesStepped: (_, { pace }: { pace: Pace }) => isStepped(pace),
  },
  actions: {
    turnFirst: assign(({ context }, { place }: Press) => {
      const table = turnOver(settle(context), place);
      return { ...table, said: speech.firstCardWords({ ...context, ...table }) };
    }),
    turnSecond: assign(({ context }, { place }: Press) => {
      const table = turnOver(context, place);
      return { ...table, said: speech.secondCardWords({ ...context, ...table }) };
    }),
    /** What the second card showed. */
    sayAgain: assign(({ context }) => ({ said: speech.secondCardWords(context) })),
    lock: assign(({ context }) => settle(context)),
    askForCard: assign({ said: FIRST }),
    turnBack: assign(({ context }) => ({ ...settle(context), said: speech.downAgainWords(context) })),
    end: assign(({ context }) => ({ ...settle(context), said: speech.endWords(context) })),
    refuseThird: assign({ said: () => speech.waitWords() }),
    refuseMatched: assign(({ context }, { place }: Press) => ({
      said: speech.alreadyFoundWords(context, place),
    })),
    refuseTurnBack: assign({ said: () => speech.nothingOpenWords() }),
    /** Says it alone: what was said before stays beside the board. */
    sayNothingOpen: emit(() => speech.nothingOpenWords()),
    /** Says what the action before it put into words. */
    speak: emit(({ context }) => context.said),
    tune: emit((_, { tune }: Pick<Tuned, 'tune'>) => ({ type: 'tuned', tune }) as const),
    dealAnew: assign(({ context: { set, pace, hints } }, { deck }: { deck: readonly number[] }) =>
      beginning({ game: { deck }, set, pace, hints }),
    ),
    countSecond: assign({ seconds: ({ context }) => context.seconds + 1 }),
    tellStopwatch: forwardTo('stopwatch'),
    setPace: assign((_, { pace }: { pace: Pace }) => ({ pace })),
    setHints: assign((_, { hints }: Pick<MemoryContext, 'hints'>) => ({ hints })),
    setPictures: assign(({ context }, { set }: Pick<MemoryContext, 'set'>) => ({
      set,
      said: speech.inPictures(context.said, context.set, set),
    })),
  },
});
