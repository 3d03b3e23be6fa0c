import { assign, fromCallback, setup } from 'xstate';

/** One answer, with the name of who asked: the request may have gone when it is told of. */
export interface Answered {
  id: string;
  name: string;
  answer: 'accept' | 'decline';
}

/**
 * What came of it. `tooLate`: the request was answered in another tab, or taken back. `undone`: the member took the answer back
 * while it waited for the network.
 */
export type Came = 'saved' | 'failed' | 'tooLate' | 'undone';

/** A request the member has answered. Each goes from working to its end, or to failed and on. */
type Act = Answered & { state: 'working' | Came };

export type RequestsEvent = ({ type: 'answered' } & Answered) | { type: 'came'; id: string; came: Came };

interface RequestsContext {
  /** The last act on each request. */
  acts: Readonly<Record<string, Act | undefined>>;
  /** The one that ended last. */
  ended: Act | undefined;
}

/** Ends with `came`, whatever happens. Provided by the view. */
const deliver = fromCallback<RequestsEvent, Answered>(() => {});

/**
 * Answers to friend requests. Each request has a call of its own, so nobody waits for another answer. A second press on
 * the same request does nothing meanwhile. Source: design §2 “State”, contract W20.
 */
export const requestsMachine = setup({
  types: {} as { context: RequestsContext; events: RequestsEvent },
  actors: { deliver },
  guards: {
    isWorking: ({ context }, { id }: { id: string }) => context.acts[id]?.state === 'working',
  },
}).createMachine({
  context: { acts: {}, ended: undefined },
  on: {
    answered: [
      { guard: { type: 'isWorking', params: ({ event }) => event } },
      {
        actions: assign(({ context, event: { type: _, ...given }, spawn }) => {
          spawn('deliver', { input: given });
          return { acts: { ...context.acts, [given.id]: { ...given, state: 'working' as const } } };
        }),
      },
    ],
    came: {
      actions: assign(({ context, event: { id, came } }) => {
        const act = context.acts[id];
        if (!act) return {};
        if (came === 'undone') return { acts: { ...context.acts, [id]: undefined } };
        const ended = { ...act, state: came };
        return { acts: { ...context.acts, [id]: ended }, ...(came !== 'failed' && { ended }) };
      }),
    },
  },
});
