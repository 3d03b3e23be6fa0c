import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorOptions, type ActorRefFrom } from 'xstate';
import { meCheck, meQuery } from '../data/accounts.ts';
import { refreshFailed } from '../data/queryClient.ts';
import type { AfterHydration } from '../lib/hydration/hydrationQueue.ts';
import type { LiveCarrier } from '../lib/live/carrier.ts';
import { sessionMachine, type KnownAtStart } from './sessionMachine.ts';
import { createContext, use } from 'react';

export type Session = ActorRefFrom<typeof sessionMachine>;
export type Clock = NonNullable<ActorOptions<typeof sessionMachine>['clock']>;

interface SessionOptions {
  queryClient: QueryClient;
  /** The member logged out: forgets what this device stores for them. */
  onForget: (memberId: string) => void;
  /** How the page learns what happens: a check tells where nothing else does. */
  carrier: Pick<LiveCarrier, 'current' | 'take'>;
  /** Who is here, where the page says it. */
  known?: KnownAtStart | undefined;
  /** No check changes a server-rendered page before it is hydrated. */
  afterHydration: AfterHydration;
  /** Times the rechecks. @default the browser's own */
  clock?: Clock | undefined;
}

/** The session over the real check. What the server said to a member goes when they do. */
export function createSession({
  queryClient,
  onForget,
  carrier,
  known,
  afterHydration,
  clock,
}: SessionOptions): Session {
  const asked = meCheck({
    withPlace: () => carrier.current() === 'closed',
    onPlace: carrier.take,
  });
  const check = fromPromise<string>(async ({ signal }) => {
    await new Promise<void>(afterHydration);
    // A check under way was sent with the cookie of before a log in: Query would let the new one join it.
    await queryClient.cancelQueries({ queryKey: meQuery.queryKey });
    signal.throwIfAborted();
    return (await queryClient.fetchQuery({ ...asked, staleTime: 0 })).id;
  });
  return createActor(
    sessionMachine.provide({
      actors: { check },
      actions: {
        forgetMember: (_, { memberId }) => {
          queryClient.clear();
          if (memberId !== undefined) onForget(memberId);
        },
        refreshFailed: (_, { wasUnreachable }) => {
          if (wasUnreachable) void refreshFailed(queryClient);
        },
        meetMember: (_, { before, memberId }) => {
          if (before === memberId) return;
          queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
          // What one has reported is hidden, and what one has pressed may wait: neither is the next one's.
          queryClient.getMutationCache().clear();
        },
      },
    }),
    { input: { known }, ...(clock && { clock }) },
  );
}

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The page's one session: who is here, and the events that change it. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
