import { assign, setup } from 'xstate';

/** How long the rain can go on. */
export const RAIN_MINUTES = [5, 15, 30] as const;
export type RainMinutes = (typeof RAIN_MINUTES)[number];

const MINUTE_MS = 60_000;
/** How often it is looked at how much is left. */
const LOOK_MS = 1000;

interface RainContext {
  /** A clock that is never set back: timers of a page in the background come late. */
  now: () => number;
  /** Whether something is read aloud: the rain is silent then. Nobody tells when that begins, so it is looked at. */
  isHushed: () => boolean;
  isSilent: boolean;
  minutes: RainMinutes;
  leftMs: number;
  /** When it will be over, while it plays. */
  endsAt: number;
}

type RainEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'minutes.chosen'; minutes: RainMinutes };

/** The rain as the member hears it: still, playing, paused, or over. */
export const rainMachine = setup({
  types: {} as { context: RainContext; events: RainEvent; input: Pick<RainContext, 'now' | 'isHushed'> },
  delays: { look: LOOK_MS },
  guards: { isOver: ({ context }) => context.endsAt <= context.now() },
  actions: {
    begin: assign({
      endsAt: ({ context }) => context.now() + context.leftMs,
      isSilent: ({ context }) => context.isHushed(),
    }),
    look: assign({
      leftMs: ({ context }) => Math.max(0, context.endsAt - context.now()),
      isSilent: ({ context }) => context.isHushed(),
    }),
    choose: assign((_, { minutes }: { minutes: RainMinutes }) => ({
      minutes,
      leftMs: minutes * MINUTE_MS,
    })),
    rewind: assign({ leftMs: ({ context }) => context.minutes * MINUTE_MS }),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, isSilent: false, minutes: 30, leftMs: 30 * MINUTE_MS, endsAt: 0 }),
  on: {
    'minutes.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
  },
  initial: 'still',
  states: {
    still: { on: { 'play.pressed': 'playing' } },
    playing: {
      entry: 'begin',
      on: {
        'pause.pressed': { target: 'paused', actions: 'look' },
        'minutes.chosen': {
          actions: [{ type: 'choose', params: ({ event }) => event }, 'begin'],
        },
      },
      initial: 'going',
      states: {
        going: {
          after: {
            look: [
              { guard: 'isOver', target: '#rain.ended' },
              { target: 'going', reenter: true, actions: 'look' },
            ],
          },
        },
      },
    },
    paused: { on: { 'play.pressed': 'playing' } },
    ended: { entry: 'rewind', on: { 'play.pressed': 'playing' } },
  },
  id: 'rain',
});
