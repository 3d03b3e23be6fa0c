import { assign, emit, setup } from 'xstate';
import { afterPress, DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { isStepped, paced, type Pace } from '../lib/pace.ts';
import { said, type Said } from '../lib/said.ts';
import { moveTo, partAt, startOf, START, TICK_MS, type Place } from './rules.ts';
import { endMessage, partSaid, type Playback, type ToldStory } from './sayings.ts';

type PlaybackEvent =
  | { type: 'start' | 'pause' | 'resume' | 'restart' | 'next' | 'page.hidden' }
  | { type: 'part.chosen'; part: number }
  | { type: 'pace.changed'; pace: Pace }
  /** The same story in other words, or it pays something else. */
  | { type: 'story.changed'; told: ToldStory };

const partOf = ({ percent, parts }: Playback) => partAt(percent, parts.length);

/**
 * A story that plays by itself, or part by part when the member presses. Closing needs no event: what was reached
 * stands in the context at any moment. Source: product spec §4 “Video playback”, widget contract W28.
 */
export const playbackMachine = setup({
  types: {} as {
    context: Playback;
    input: { told: ToldStory; pace: Pace; place?: Place | undefined };
    events: PlaybackEvent;
    emitted: Said;
  },
  delays: { tick: ({ context }) => paced(TICK_MS, context.pace), doublePress: DOUBLE_PRESS_MS },
  guards: {
    isStepped: ({ context }) => isStepped(context.pace),
    becomesTimed: ({ event }) => event.type === 'pace.changed' && !isStepped(event.pace),
    isAtEnd: ({ context }) => context.percent === 100,
    isLastTick: ({ context }) => context.percent === 99,
    isLastPart: ({ context }) => partOf(context) === context.parts.length - 1,
    endsPart: ({ context }) => partOf({ ...context, percent: context.percent + 1 }) > partOf(context),
  },
  actions: {
    setPace: assign({
      pace: ({ context, event }) => (event.type === 'pace.changed' ? event.pace : context.pace),
    }),
    advance: assign(({ context }) => moveTo(context, context.percent + 1)),
    rewind: assign(({ context }) => moveTo(context, 0)),
    finish: assign(({ context }) => moveTo(context, 100)),
    goToNextPart: assign(({ context }) =>
      moveTo(context, startOf(partOf(context) + 1, context.parts.length)),
    ),
    goToPart: assign(({ context }, { part }: { part: number }) =>
      moveTo(context, startOf(part, context.parts.length)),
    ),
    sayPart: emit(({ context }) => partSaid(context)),
    sayEnd: emit(({ context }) => said(endMessage(context))),
  },
}).createMachine({
  id: 'story',
  context: ({ input: { told, pace, place = START } }) => ({ ...told, pace, ...place }),
  initial: 'opening',
  on: {
    restart: { target: '.going', actions: ['rewind', 'sayPart'] },
    'part.chosen': {
      target: '.going',
      actions: [{ type: 'goToPart', params: ({ event }) => ({ part: event.part }) }, 'sayPart'],
    },
    'pace.changed': { actions: 'setPace' },
    'story.changed': { actions: assign(({ event }) => event.told) },
  },
  states: {
    opening: { always: [{ guard: 'isAtEnd', target: 'complete.settled' }, { target: 'intro' }] },
    intro: { on: { start: { target: 'going', actions: 'sayPart' } } },
    going: { always: [{ guard: 'isStepped', target: 'stepping' }, { target: 'playing' }] },
    playing: {
      after: {
        tick: [
          { guard: 'isLastTick', target: 'complete', actions: ['advance', 'sayEnd'] },
          { guard: 'endsPart', target: 'playing', reenter: true, actions: ['advance', 'sayPart'] },
          { target: 'playing', reenter: true, actions: 'advance' }, // re-entering arms the next tick
        ],
      },
      on: {
        pause: 'paused',
        'page.hidden': 'paused',
        'pace.changed': { target: 'going', actions: 'setPace' },
      },
    },
    paused: {
      on: {
        resume: 'going',
        // Who has paused wants nothing to move, also in another part.
        'part.chosen': {
          actions: [{ type: 'goToPart', params: ({ event }) => ({ part: event.part }) }, 'sayPart'],
        },
      },
    },
    stepping: {
      on: {
        // Nothing starts to move because a setting was changed.
        'pace.changed': [
          { guard: 'becomesTimed', target: 'paused', actions: 'setPace' },
          { actions: 'setPace' },
        ],
        next: [
          { guard: 'isLastPart', target: 'complete', actions: ['finish', 'sayEnd'] },
          { actions: ['goToNextPart', 'sayPart'] },
        ],
      },
    },
    /** The button that went on closes the story now. */
    complete: afterPress({}),
  },
});
