import { assign, fromPromise, setup } from 'xstate';

interface LikeContext {
  /** What the member wants while it is not saved yet. */
  wanted: boolean;
  /** What is on its way. */
  sent: boolean;
}

/**
 * One like: idle, working, failed. While working the wish is shown, and may change: the last wish is what is
 * saved in the end. A failure shows the true state again with a reason. Source: product spec §4 “Like toggle”, conflict X8.
 */
export const likeMachine = setup({
  types: {} as {
    context: LikeContext;
    events: { type: 'pressed'; isLiked: boolean };
    tags: 'busy' | 'failed';
  },
  actors: {
    save: fromPromise<void, boolean>(() => Promise.reject(new Error('not provided'))),
  },
  guards: { isWishChanged: ({ context }) => context.wanted !== context.sent },
  actions: {
    saySaved: (_, _params: { isLiked: boolean }) => {},
    sayFailed: (_, _params: { isLiked: boolean }) => {},
  },
}).createMachine({
  context: { wanted: false, sent: false },
  initial: 'idle',
  states: {
    idle: {},
    working: {
      tags: 'busy',
      entry: assign({ sent: ({ context }) => context.wanted }),
      on: { pressed: { actions: assign({ wanted: ({ context }) => !context.wanted }) } },
      invoke: {
        src: 'save',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: 'isWishChanged', target: 'working', reenter: true },
          {
            target: 'idle',
            actions: { type: 'saySaved', params: ({ context }) => ({ isLiked: context.sent }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: ({ context }) => ({ isLiked: context.sent }) },
        },
      },
    },
    failed: { tags: 'failed' },
  },
  on: {
    pressed: { target: '.working', actions: assign({ wanted: ({ event }) => !event.isLiked }) },
  },
});
