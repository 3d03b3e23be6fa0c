import { isApiError } from '@friendbase/contract';
import { assign, fromPromise, setup } from 'xstate';

/** How often the session is asked for. Source: product spec §4 and §9. */
export const RECHECK_MS = 5000;

export interface SessionContext {
  /** The member on this page; still known while they are signed out, so that their work waits for them. */
  memberId: string | undefined;
  /** The last check got no answer. One such recheck is forgiven; a 401 never is. */
  isUnreachable: boolean;
  /** Log in worked, but the browser did not keep the session. */
  isSignInLost: boolean;
  /** Somebody came in or left since the page was loaded: the focus follows to the new screen's heading. */
  hasChangedSides: boolean;
}

type SessionEvent =
  /** Log in or sign up succeeded. */
  | { type: 'signed.in' }
  /** The member logged out. */
  | { type: 'signed.out' }
  /** Some call was answered with 401. */
  | { type: 'access.refused' };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const noteReachability = { type: 'noteReachability', params: errorOf } as const;

type Recognised = { context: SessionContext; event: { output: string } };
const recognise = [
  {
    type: 'meetMember',
    params: ({ context, event }: Recognised) => ({ before: context.memberId, memberId: event.output }),
  },
  {
    type: 'keepMember',
    params: ({ event }: Recognised) => ({ memberId: event.output }),
  },
] as const;

/**
 * Who is here. Checked at start, every 5 s, and after log in. A recheck is silent: nothing on the page
 * changes until its answer does. Source: product spec §4, conflict X10.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: 'checking' | 'member' | 'visitor' },
  actors: {
    /** Resolves to the member's id; rejects with an `ApiError` 401 for a visitor, anything else for no answer. */
    check: fromPromise<string>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Forgets what belongs to the member who left: server data, drafts, notifications. */
    forgetMember: (_, _params: { memberId: string | undefined }) => {},
    /** Another member than before is here: forgets what the server said to the one before. */
    meetMember: (_, _params: { before: string | undefined; memberId: string }) => {},
    keepMember: assign((_, { memberId }: { memberId: string }) => ({
      memberId,
      isUnreachable: false,
      isSignInLost: false,
    })),
    noteReachability: assign({
      isUnreachable: (_, { error }: { error: unknown }) => !isApiError(error, 401),
    }),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => isApiError(error, 401),
    wasUnreachable: ({ context }) => context.isUnreachable,
  },
  delays: { recheck: RECHECK_MS },
}).createMachine({
  id: 'session',
  context: { memberId: undefined, isUnreachable: false, isSignInLost: false, hasChangedSides: false },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      invoke: {
        src: 'check',
        onDone: { target: 'member', actions: recognise },
        onError: { target: 'visitor', actions: noteReachability },
      },
    },
    member: {
      tags: 'member',
      exit: assign({ hasChangedSides: true }),
      initial: 'resting',
      on: {
        'signed.out': {
          target: 'visitor',
          actions: [
            { type: 'forgetMember', params: ({ context }) => ({ memberId: context.memberId }) },
            assign({ memberId: undefined }),
          ],
        },
        'access.refused': '.rechecking',
      },
      states: {
        resting: { after: { recheck: 'rechecking' } },
        rechecking: {
          // The recheck's own 401 is reported like any other: it must not start the recheck anew.
          on: { 'access.refused': {} },
          invoke: {
            src: 'check',
            onDone: { target: 'resting', actions: recognise },
            onError: [
              { guard: { type: 'isRefused', params: errorOf }, target: '#session.visitor' },
              { guard: 'wasUnreachable', target: '#session.visitor' },
              { target: 'resting', actions: noteReachability },
            ],
          },
        },
      },
    },
    visitor: {
      tags: 'visitor',
      exit: assign({ hasChangedSides: true }),
      initial: 'resting',
      on: { 'signed.in': { target: '.confirming', actions: assign({ isSignInLost: false }) } },
      states: {
        resting: { after: { recheck: 'rechecking' } },
        rechecking: {
          invoke: {
            src: 'check',
            onDone: { target: '#session.member', actions: recognise },
            onError: { target: 'resting', actions: noteReachability },
          },
        },
        confirming: {
          invoke: {
            src: 'check',
            onDone: { target: '#session.member', actions: recognise },
            onError: { target: 'resting', actions: assign({ isSignInLost: true }) },
          },
        },
      },
    },
  },
});
