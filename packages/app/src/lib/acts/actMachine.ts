import { assign, fromPromise, setup } from 'xstate';

interface ActContext<Input> {
  /** What the last press was about. */
  input: Input | undefined;
  /** Why the last press failed. */
  error: unknown;
}

type ActEvent<Input> =
  | { type: 'pressed'; input: Input }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  | { type: 'forgotten' };

/**
 * One press that calls once: idle, asking, working, done, failed. A second press meanwhile does nothing. `deliver` and
 * `asksFirst` are provided by the view. Source: design §2 “State”, contracts W1 and W14.
 */
export const actMachine = setup({
  types: {} as {
    context: ActContext<unknown>;
    events: ActEvent<unknown>;
    tags: 'asking' | 'busy' | 'done' | 'failed';
  },
  actors: {
    deliver: fromPromise<void, unknown>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    asksFirst: (_, _params: { input: unknown }) => false,
  },
  actions: {
    take: assign((_, { input }: { input: unknown }) => ({ input, error: undefined })),
  },
}).createMachine({
  context: { input: undefined, error: undefined },
  initial: 'idle',
  states: {
    idle: {},
    asking: {
      tags: 'asking',
      on: { pressed: {}, confirmed: 'working', cancelled: 'idle' },
    },
    working: {
      tags: 'busy',
      on: { pressed: {}, forgotten: {} },
      invoke: {
        src: 'deliver',
        input: ({ context }: { context: ActContext<unknown> }) => context.input,
        onDone: 'done',
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    done: { tags: 'done' },
    failed: { tags: 'failed' },
  },
  on: {
    pressed: [
      {
        guard: { type: 'asksFirst', params: ({ event }) => ({ input: event.input }) },
        target: '.asking',
        actions: { type: 'take', params: ({ event }) => ({ input: event.input }) },
      },
      { target: '.working', actions: { type: 'take', params: ({ event }) => ({ input: event.input }) } },
    ],
    // What was said of an outcome is taken off the screen.
    forgotten: { target: '.idle', actions: assign({ input: undefined, error: undefined }) },
  },
});
