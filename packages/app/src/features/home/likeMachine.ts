import { assign, fromPromise, setup } from 'xstate';

/**
 * One like: idle, working, failed. It may be pressed again while it is being saved: the last wish counts, and
 * only its outcome is said. Source: product spec §4 “Like toggle”, conflict X8.
 */
export const likeMachine = setup({
  types: {} as {
    context: { wanted: boolean };
    events: { type: 'pressed'; isLiked: boolean };
    tags: 'failed';
  },
  actors: {
    /** Saves the wish. Its output is what the server has in the end, also when saving failed. */
    save: fromPromise<boolean, boolean>(() => Promise.reject(new Error('not provided'))),
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
      // The view may not have caught up with the press before: the wish is turned round, not what is seen.
      on: {
        pressed: {
          target: 'working',
          reenter: true,
          actions: assign({ wanted: ({ context }) => !context.wanted }),
        },
      },
      invoke: {
        src: 'save',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: ({ context, event }) => event.output === context.wanted,
            target: 'idle',
            actions: { type: 'saySaved', params: ({ event }) => ({ isLiked: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'sayFailed', params: ({ event }) => ({ isLiked: event.output }) },
          },
        ],
      },
    },
    failed: { tags: 'failed' },
  },
  on: {
    pressed: { target: '.working', actions: assign({ wanted: ({ event }) => !event.isLiked }) },
  },
});
