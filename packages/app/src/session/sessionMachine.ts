import { isApiError } from '@friendbase/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

/** How often the session is asked for. Source: product spec §4 and §9. */
export const RECHECK_MS = 5000;

export interface SessionContext {
  /** The member on this page; still known while they are signed out, so that their work waits for them. */
  memberId: string | undefined;
  /** The page came with who is here. */
  isKnown: boolean;
  /** The last check failed, and not by a 401: nobody knows who is here, so whoever was here stays. */
  isUnreachable: boolean;
  /** Log in worked, but the browser did not store the session. */
  isSignInLost: boolean;
  /** Somebody came in or left since the page was loaded: the focus follows to the new screen's heading. */
  hasChangedSides: boolean;
}

/** Who is here as the page itself says: a server that rendered it has looked. Left out, it is asked. */
export interface KnownAtStart {
  /** Nobody, for a visitor. */
  memberId: string | undefined;
}

type SessionEvent =
  /** Log in or sign up succeeded. */
  | { type: 'signed.in' }
  /** The member logged out. */
  | { type: 'signed.out' }
  /** Some call was answered with 401. */
  | { type: 'access.refused' }
  /** The page must know at once whether it is still answered. */
  | { type: 'check.wanted' }
  /** Another tab of this browser shows this member now, so its cookie is theirs. */
  | { type: 'entered.elsewhere'; memberId: string }
  /** This member logged out in another tab. */
  | { type: 'left.elsewhere'; memberId: string };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const noteReachability = { type: 'noteReachability', params: errorOf } as const;

type Recognised = { context: SessionContext; event: { output: string } };
/** Takes the member from this page, who logged out here or in another tab. */
const forget = [
  {
    type: 'forgetMember',
    params: ({ context }: { context: SessionContext }) => ({ memberId: context.memberId }),
  },
  'removeMember',
] as const;

const recognise = [
  {
    type: 'meetMember',
    params: ({ context, event }: Recognised) => ({ before: context.memberId, memberId: event.output }),
  },
  {
    type: 'refreshFailed',
    params: ({ context }: Recognised) => ({ wasUnreachable: context.isUnreachable }),
  },
  {
    type: 'keepMember',
    params: ({ event }: Recognised) => ({ memberId: event.output }),
  },
] as const;

/**
 * Who is here. Checked at start unless the page says it, every 5 s, and after log in. A recheck is silent: nothing on the page
 * changes until its answer does. Only a 401 signs a member out, or says that a new session was not stored by the browser.
 * Source: product spec §4, conflict X10.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    input: { known?: KnownAtStart | undefined };
    events: SessionEvent;
    emitted: { type: 'logged.out'; memberId: string };
    tags: 'checking' | 'member' | 'visitor';
  },
  actors: {
    /** Resolves to the member's id; rejects with an `ApiError` 401 for a visitor, anything else for no answer. */
    check: fromPromise<string>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Forgets what belongs to the member who left: server data, drafts, notifications. */
    forgetMember: (_, _params: { memberId: string | undefined }) => {},
    /** Another member than before is here: forgets what the server said to the one before. */
    meetMember: (_, _params: { before: string | undefined; memberId: string }) => {},
    /** The connection is back: fetches what failed without it. */
    refreshFailed: (_, _params: { wasUnreachable: boolean }) => {},
    keepMember: assign((_, { memberId }: { memberId: string }) => ({
      memberId,
      isUnreachable: false,
      isSignInLost: false,
    })),
    removeMember: assign({ memberId: undefined }),
    sayLoggedOut: emit(({ context }) => ({ type: 'logged.out' as const, memberId: context.memberId ?? '' })),
    noteReachability: assign({
      isUnreachable: (_, { error }: { error: unknown }) => !isApiError(error, 401),
    }),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => isApiError(error, 401),
    isKnownMember: ({ context }) => context.memberId !== undefined,
    isKnownVisitor: ({ context }) => context.isKnown,
    isOnThisPage: ({ context }, { memberId }: { memberId: string }) => context.memberId === memberId,
    isAnotherOnThisPage: ({ context }, { memberId }: { memberId: string }) =>
      context.memberId !== undefined && context.memberId !== memberId,
  },
  delays: { recheck: RECHECK_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    memberId: input.known?.memberId,
    isKnown: input.known !== undefined,
    isUnreachable: false,
    isSignInLost: false,
    hasChangedSides: false,
  }),
  initial: 'starting',
  on: {
    // Also where a call, or the stream, was told of it before the log out itself was answered.
    'signed.out': { guard: 'isKnownMember', target: '.visitor', actions: ['sayLoggedOut', ...forget] },
    'left.elsewhere': {
      guard: { type: 'isOnThisPage', params: ({ event }) => event },
      target: '.visitor',
      actions: forget,
    },
    'entered.elsewhere': {
      guard: { type: 'isAnotherOnThisPage', params: ({ event }) => event },
      target: '.checking',
      actions: [
        {
          type: 'meetMember',
          params: ({ context, event }) => ({ before: context.memberId, memberId: event.memberId }),
        },
        'removeMember',
      ],
    },
  },
  states: {
    starting: {
      always: [
        { guard: 'isKnownMember', target: 'member' },
        { guard: 'isKnownVisitor', target: 'visitor' },
        { target: 'checking' },
      ],
    },
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
        // The log in was answered after a recheck had already found its session.
        'signed.in': '.rechecking',
        'access.refused': '.rechecking',
        'check.wanted': '.rechecking',
      },
      states: {
        resting: { after: { recheck: 'rechecking' } },
        rechecking: {
          // The recheck's own 401 is reported like any other: it must not start the recheck again.
          on: { 'access.refused': {} },
          invoke: {
            src: 'check',
            onDone: { target: 'resting', actions: recognise },
            onError: [
              {
                guard: { type: 'isRefused', params: errorOf },
                target: '#session.visitor',
                actions: noteReachability,
              },
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
      on: {
        'signed.in': { target: '.confirming', actions: assign({ isSignInLost: false }) },
        'entered.elsewhere': '.rechecking',
      },
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
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'check',
                onDone: { target: '#session.member', actions: recognise },
                onError: [
                  {
                    guard: { type: 'isRefused', params: errorOf },
                    target: '#session.visitor.resting',
                    actions: [noteReachability, assign({ isSignInLost: true })],
                  },
                  { target: 'waiting', actions: noteReachability },
                ],
              },
            },
            waiting: { after: { recheck: 'asking' } },
          },
        },
      },
    },
  },
});
