import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { assign, emit, setup } from 'xstate';
import { isStepped, paced, type Pace } from '../lib/pace.ts';
import { said, type Said } from '../lib/said.ts';
import { story } from '../words/en/story.ts';

/** What a member can add to a story: a minute of breathing, a thank you, a sparkle. */
export type Effect = 'breathe' | 'gratitude' | 'inspire';

/** How long the picture of an effect stays. Source: product spec §4 “Video playback”. */
const EFFECT_MS: Readonly<Record<Effect, number>> = {
  breathe: 60_000,
  gratitude: 3000,
  inspire: 2000,
};
/** The words of an effect stay at least so long. Source: accessibility conflict X33. */
export const WORDS_MS = 3000;

const STARTS: Readonly<Record<Effect, MessageRef>> = {
  breathe: messageOf(story, 'breatheSlowly'),
  gratitude: messageOf(story, 'thankYou'),
  inspire: messageOf(story, 'youCanDoIt'),
};

/** An effect that goes by itself, or stays until the member presses. Source: accessibility conflict X33. */
export const effectMachine = setup({
  types: {} as {
    context: { effect: Effect; pace: Pace };
    input: { effect: Effect; pace: Pace };
    events: { type: 'start' | 'stop' | 'page.hidden' | 'page.shown' } | { type: 'pace.changed'; pace: Pace };
    emitted: Said;
  },
  delays: {
    picture: ({ context }) => paced(EFFECT_MS[context.effect], context.pace),
    words: ({ context }) => paced(WORDS_MS - EFFECT_MS[context.effect], context.pace),
  },
  guards: {
    isStepped: ({ context }) => isStepped(context.pace),
    isBreathing: ({ context }) => context.effect === 'breathe',
    hasWordsLeft: ({ context }) => EFFECT_MS[context.effect] < WORDS_MS,
  },
  actions: {
    setPace: assign({
      pace: ({ context, event }) => (event.type === 'pace.changed' ? event.pace : context.pace),
    }),
    sayStart: emit(({ context }) => said(STARTS[context.effect])),
    sayEnd: emit(() => said(messageOf(story, 'breathed'))),
  },
}).createMachine({
  id: 'effect',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    start: { target: '.opening', actions: 'sayStart' },
    'pace.changed': { actions: 'setPace' },
  },
  states: {
    idle: {},
    opening: { always: [{ guard: 'isStepped', target: 'held' }, { target: 'showing' }] },
    showing: {
      after: {
        picture: [
          { guard: 'hasWordsLeft', target: 'lingering' },
          { guard: 'isBreathing', target: 'idle', actions: 'sayEnd' },
          { target: 'idle' },
        ],
      },
      on: {
        stop: [{ guard: 'isBreathing', target: 'idle', actions: 'sayEnd' }, { target: 'idle' }],
        'pace.changed': { target: 'opening', actions: 'setPace' },
        'page.hidden': { guard: 'isBreathing', target: 'unseen' },
      },
    },
    /** Nobody breathes with a circle that cannot be seen: the minute starts over. */
    unseen: { on: { 'page.shown': 'opening' } },
    /** The picture has gone, the words have not. */
    lingering: { after: { words: 'idle' } },
    /** No time runs: it stays until the member presses. */
    held: { on: { stop: [{ guard: 'isBreathing', target: 'idle', actions: 'sayEnd' }, { target: 'idle' }] } },
  },
});
