import { messageOf } from '@friendbase/ui-kit/words';
import { assign, emit, setup } from 'xstate';
import { afterPress, DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { isStepped, paced, type Pace } from '../lib/pace.ts';
import { said, type Said } from '../lib/said.ts';
import { breathing } from '../words/en/breathing.ts';
import { COUNT_MS, COUNTS, LEAST_ROUNDS, type Phase } from './rules.ts';

interface Guide {
  /** The rounds of the next run. */
  chosenRounds: number;
  /** The rounds of this run. A later choice does not change them. */
  rounds: number;
  /** The one that is under way, from 1. */
  round: number;
  /** How many were breathed to their end. */
  finished: number;
  /** Counts that are left of the phase. */
  left: number;
  skipsHolding: boolean;
  /** The member goes from phase to phase by a press, whatever the pace. */
  isOwnPace: boolean;
  pace: Pace;
}

type GuideEvent =
  | { type: 'start' | 'pause' | 'resume' | 'stop' | 'next' | 'page.hidden' }
  | { type: 'rounds.changed'; rounds: number }
  | { type: 'holding.changed'; isSkipped: boolean }
  | { type: 'ownPace.changed'; isOwn: boolean }
  | { type: 'pace.changed'; pace: Pace };

interface Types {
  context: Guide;
  input: { pace: Pace; rounds?: number | undefined };
  events: GuideEvent;
  emitted: Said;
  /** The phase that is shown; the guide waits for a press; the rounds can be chosen. */
  tags: Phase | 'waiting' | 'choosing';
}

function phaseMessage(phase: Phase, { round, rounds }: Guide) {
  const count = COUNTS[phase];
  if (phase === 'in') return messageOf(breathing, 'roundIn', { round, rounds, count });
  return phase === 'hold' ? messageOf(breathing, 'hold', { count }) : messageOf(breathing, 'out', { count });
}

/** At the end, seen and said. */
export const endMessage = ({ finished, rounds }: Guide) =>
  finished < rounds
    ? messageOf(breathing, 'stopped', { finished })
    : messageOf(breathing, 'finished', { rounds });

const takesSteps = ({ pace, isOwnPace }: Guide) => isOwnPace || isStepped(pace);

/** One phase, count by count or until the member presses. Changing between the two pauses: nothing starts to move. */
const phase = <const Name extends Phase, const Over extends string>(name: Name, over: Over) =>
  ({
    tags: name,
    entry: [
      { type: 'begin', params: name },
      { type: 'sayPhase', params: name },
    ],
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isStepped', target: 'waiting' }, { target: 'counting' }] },
      counting: {
        after: {
          count: [
            { guard: 'hasCountsLeft', target: 'counting', reenter: true, actions: 'countDown' },
            { target: over },
          ],
        },
        on: {
          pause: '#breathing.paused',
          'page.hidden': '#breathing.paused',
          'pace.changed': [
            { guard: 'becomesStepped', target: '#breathing.paused', actions: 'setPace' },
            { actions: 'setPace' },
          ],
        },
      },
      waiting: {
        tags: 'waiting',
        on: {
          next: over,
          'pace.changed': [
            { guard: 'becomesTimed', target: '#breathing.paused', actions: 'setPace' },
            { actions: 'setPace' },
          ],
        },
      },
    },
  }) as const;

/** Calm breathing in rounds, by counts or at the member's own pace. Source: product spec §4, widget contract W29. */
export const breathingMachine = setup({
  types: {} as Types,
  delays: { count: ({ context }) => paced(COUNT_MS, context.pace), doublePress: DOUBLE_PRESS_MS },
  guards: {
    isStepped: ({ context }) => takesSteps(context),
    becomesStepped: ({ event }) => event.type === 'pace.changed' && isStepped(event.pace),
    becomesTimed: ({ context, event }) =>
      event.type === 'pace.changed' && !takesSteps({ ...context, pace: event.pace }),
    hasCountsLeft: ({ context }) => context.left > 1,
    skipsHolding: ({ context }) => context.skipsHolding,
    isSkipped: ({ event }) => event.type === 'holding.changed' && event.isSkipped,
    isLastRound: ({ context }) => context.round >= context.rounds,
  },
  actions: {
    setPace: assign({
      pace: ({ context, event }) => (event.type === 'pace.changed' ? event.pace : context.pace),
    }),
    setOwnPace: assign({
      isOwnPace: ({ context, event }) => (event.type === 'ownPace.changed' ? event.isOwn : context.isOwnPace),
    }),
    setHolding: assign({
      skipsHolding: ({ context, event }) =>
        event.type === 'holding.changed' ? event.isSkipped : context.skipsHolding,
    }),
    countDown: assign({ left: ({ context }) => context.left - 1 }),
    startOver: assign({ rounds: ({ context }) => context.chosenRounds, round: 1, finished: 0 }),
    finishRound: assign({ finished: ({ context }) => context.round }),
    nextRound: assign({ round: ({ context }) => context.round + 1 }),
    begin: assign((_, name: Phase) => ({ left: COUNTS[name] })),
    sayPhase: emit(({ context }, name: Phase) => said(phaseMessage(name, context))),
    sayEnd: emit(({ context }) => said(endMessage(context))),
  },
}).createMachine({
  id: 'breathing',
  context: ({ input: { pace, rounds = LEAST_ROUNDS } }) => ({
    chosenRounds: rounds,
    rounds,
    round: 1,
    finished: 0,
    left: 0,
    skipsHolding: false,
    isOwnPace: false,
    pace,
  }),
  initial: 'ready',
  on: {
    'holding.changed': { actions: 'setHolding' },
    'ownPace.changed': { actions: 'setOwnPace' },
    'pace.changed': { actions: 'setPace' },
  },
  states: {
    ready: {
      tags: 'choosing',
      on: {
        start: { target: 'running', actions: 'startOver' },
        'rounds.changed': { actions: assign({ chosenRounds: ({ event }) => event.rounds }) },
      },
    },
    running: {
      initial: 'in',
      on: { stop: 'done', 'ownPace.changed': { target: 'paused', actions: 'setOwnPace' } },
      states: {
        in: phase('in', '#breathing.running.breathedIn'),
        breathedIn: { always: [{ guard: 'skipsHolding', target: 'out' }, { target: 'hold' }] },
        hold: {
          ...phase('hold', '#breathing.running.out'),
          // Holding can distress: whoever skips it breathes out at once.
          on: { 'holding.changed': { guard: 'isSkipped', target: 'out', actions: 'setHolding' } },
        },
        out: phase('out', '#breathing.running.breathedOut'),
        breathedOut: {
          entry: 'finishRound',
          always: [
            { guard: 'isLastRound', target: '#breathing.done' },
            { target: 'in', actions: 'nextRound' },
          ],
        },
      },
    },
    /** After a pause nobody goes on holding their breath: the round starts over. */
    paused: { on: { resume: 'running', stop: 'done' } },
    done: {
      tags: 'choosing',
      entry: 'sayEnd',
      on: {
        start: { target: 'running', actions: 'startOver' },
        'rounds.changed': { actions: assign({ chosenRounds: ({ event }) => event.rounds }) },
      },
      // The focus of Stop goes to the button that starts again.
      ...afterPress({ start: {} }),
    },
  },
});
