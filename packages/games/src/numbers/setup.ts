import { assign, emit, setup } from 'xstate';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { isStepped, paced, type Pace } from '../lib/pace.ts';
import type { Random } from '../lib/random.ts';
import { said, type Said } from '../lib/said.ts';
import type { StoredNumbers } from './persisted.ts';
import { judge, lengthen, type Digit } from './rules.ts';
import * as speech from './speech.ts';

/** How long a number is lit, and then not, at the specification's pace: 800 ms an item. Source: product spec §4. */
const LIGHT_MS = 400;
const DARK_MS = 400;
/** Between an outcome and the next playback. Source: product spec §4. */
const PAUSE_MS = 1000;

interface NumbersContext extends speech.NumbersTurn {
  random: Random;
  /** How long the first sequence is. */
  first: number;
  pace: Pace;
  /** Wrong tries at this sequence. */
  tries: number;
  /** The member asked to see this sequence in writing. */
  isWritten: boolean;
  /** Games before this one, since the page was opened. */
  gamesBefore: number;
}

export interface PadPressed {
  type: 'pad.pressed';
  pad: Digit;
  /** A screen reader says the pad anyway, because the press has moved the focus to it. */
  isHeard: boolean;
}

interface PaceChanged {
  type: 'pace.changed';
  pace: Pace;
}

/** The params of an action or a guard: the new pace. */
export const newPace = ({ event }: { event: PaceChanged }) => ({ pace: event.pace });

type NumbersEvent =
  /** Start, Watch again, Next round. */
  | { type: 'watch.pressed' }
  /** Next number, step by step. */
  | { type: 'next.pressed' }
  | PadPressed
  | { type: 'writing.pressed' }
  | { type: 'finish.pressed' }
  | { type: 'playAgain.pressed' }
  | PaceChanged
  | { type: 'page.hidden' };

/** A number is shown or pressed: time for its tone. */
export interface Toned {
  type: 'toned';
  digit: Digit;
}

/** Before the first number. */
export const NO_NUMBERS = {
  sequence: [],
  repeated: 0,
  item: 0,
  entered: [],
  tries: 0,
  isWritten: false,
} as const;

/** What the game knows, what happens in it, and the names of what it decides, does and waits for. */
export const numbersSetup = setup({
  types: {} as {
    context: NumbersContext;
    events: NumbersEvent;
    input: { random: Random; first?: number; pace: Pace; unfinished?: StoredNumbers | undefined };
    emitted: Said | Toned;
    tags: 'lit' | 'stepping' | 'your turn' | 'next round';
  },
  delays: {
    light: ({ context }) => paced(LIGHT_MS, context.pace),
    dark: ({ context }) => paced(DARK_MS, context.pace),
    pause: ({ context }) => paced(PAUSE_MS, context.pace),
    doublePress: DOUBLE_PRESS_MS,
  },
  guards: {
    isUnfinished: ({ context }) => context.sequence.length > 0,
    isStepped: ({ context }) => isStepped(context.pace),
    isLastItem: ({ context }) => context.item === context.sequence.length - 1,
    isHeard: ({ event }) => event.type === 'pad.pressed' && event.isHeard,
    changesMode: ({ context }, { pace }: { pace: Pace }) => isStepped(pace) !== isStepped(context.pace),
    isWrong: ({ context }, { pad }: { pad: Digit }) =>
      judge(context.sequence, context.entered, pad) === 'wrong',
    isWhole: ({ context }, { pad }: { pad: Digit }) =>
      judge(context.sequence, context.entered, pad) === 'whole',
  },
  actions: {
    /** Shows a sequence from its first number: a longer one, if this one was repeated. */
    begin: assign(({ context }) => ({
      ...(context.repeated === context.sequence.length && {
        sequence: lengthen(context.random, context.sequence, context.first),
        tries: 0,
        isWritten: false,
      }),
      item: 0,
      entered: [],
    })),
    goOn: assign({ item: ({ context }) => context.item + 1 }),
    enter: assign({ entered: ({ context }, { pad }: { pad: Digit }) => [...context.entered, pad] }),
    countRepeated: assign({ repeated: ({ context }) => context.sequence.length }),
    countTry: assign({ entered: [], tries: ({ context }) => context.tries + 1 }),
    write: assign({ isWritten: true }),
    takePace: assign((_, { pace }: { pace: Pace }) => ({ pace })),
    startOver: assign(({ context }) => ({ ...NO_NUMBERS, gamesBefore: context.gamesBefore + 1 })),
    toneOfItem: emit(({ context }): Toned => ({
      type: 'toned',
      digit: context.sequence[context.item] as Digit,
    })),
    toneOfPad: emit((_, { pad }: { pad: Digit }): Toned => ({ type: 'toned', digit: pad })),
    sayWatch: emit(({ context }): Said => said(speech.watchMessage(context))),
    sayNow: emit(({ context }): Said => said(speech.nowMessage(context))),
    sayYourTurn: emit(({ context }): Said => said(speech.yourTurnMessage(context))),
    sayPress: emit(({ context }): Said => speech.saidPress(context)),
    sayRight: emit(({ context }): Said => speech.saidRight(context)),
    sayWrong: emit(({ context }): Said => said(speech.wrongMessage(context))),
    sayEnd: emit(({ context }): Said => said(speech.endMessage(context))),
    sayEarly: emit((_, { key }: { key: speech.Early }): Said => speech.saidEarly(key)),
  },
});
