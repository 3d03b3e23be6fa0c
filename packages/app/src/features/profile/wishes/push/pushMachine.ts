import type { PushTells } from '@friendbase/contract';
import { assign, fromPromise, setup } from 'xstate';

/** How this device stands: what the browser can and the member has allowed, and what FriendBase sends it. */
export type PushStanding =
  | { is: 'absent' | 'unable' | 'denied' }
  | { is: 'off'; publicKey: string }
  | { is: 'on'; publicKey: string; tells: PushTells };

/** What the member has pressed: what they are told, or nothing more. */
export type PushWish = PushTells | 'off';

interface PushContext {
  standing: PushStanding;
  wish: PushWish;
  error: unknown;
}

type PushEvent = { type: 'wished'; wish: PushWish } | { type: 'again.pressed' };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * What a device tells: looking, shown, unknown; working, failed. What is shown is so: a subscription that has ended elsewhere
 * is off. A second press meanwhile does nothing. `look`, `carryOut` and how an outcome is told are provided by the view.
 */
export const pushMachine = setup({
  types: {} as { context: PushContext; events: PushEvent; tags: 'busy' },
  actors: {
    look: fromPromise<PushStanding>(notProvided),
    carryOut: fromPromise<PushStanding, Pick<PushContext, 'standing' | 'wish'>>(notProvided),
  },
  actions: {
    tellDone: (_, _params: { standing: PushStanding }) => {},
    tellFailed: (_, _params: { error: unknown }) => {},
    stand: assign((_, { standing }: { standing: PushStanding }) => ({ standing, error: undefined })),
    note: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'push',
  context: { standing: { is: 'absent' }, wish: 'off', error: undefined },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        onDone: {
          target: 'shown',
          actions: { type: 'stand', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: 'unknown',
      },
    },
    unknown: { on: { 'again.pressed': 'looking' } },
    shown: {
      on: {
        wished: { target: 'working', actions: assign({ wish: ({ event }) => event.wish }) },
        'again.pressed': 'looking',
      },
    },
    working: {
      tags: 'busy',
      invoke: {
        src: 'carryOut',
        input: ({ context: { standing, wish } }) => ({ standing, wish }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'stand', params: ({ event }) => ({ standing: event.output }) },
            { type: 'tellDone', params: ({ event }) => ({ standing: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'note', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      on: {
        wished: { target: 'working', actions: assign({ wish: ({ event }) => event.wish }) },
        'again.pressed': 'working',
      },
    },
  },
});
