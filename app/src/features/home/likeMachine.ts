import { assign, fromPromise, setup } from 'xstate';

interface LikeContext {
  /** What the member wants while it is not saved yet. */
  wanted: boolean;
}

/**
 * One like: idle, working, failed. While working the wish is shown; a failure shows the true state again
 * with a reason. Source: product spec §4 “Like toggle”, conflict X8.
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
  actions: {
    saySaved: (_, _params: { isLiked: boolean }) => {},
    sayFailed: (_, _params: { isLiked: boolean }) => {},
  },
}).createMachine({
  context: { wanted: false },
  initial: 'idle',
  states: {
    idle: {},
    working: {
      tags: 'busy',
      on: { pressed: {} },
      invoke: {
        src: 'save',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'idle',
          actions: { type: 'saySaved', params: ({ context }) => ({ isLiked: context.wanted }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: ({ context }) => ({ isLiked: context.wanted }) },
        },
      },
    },
    failed: { tags: 'failed' },
  },
  on: {
    pressed: { target: '.working', actions: assign({ wanted: ({ event }) => !event.isLiked }) },
  },
});
