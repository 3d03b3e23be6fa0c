import { getMe, logIn, logOut, type GivenOf, type Me, type User } from '@friendbase/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Longer than any answer should take: a check that hangs counts as no answer. */
const CHECK_LIMIT_MS = 10_000;

const ME = ['getMe'] as const;

interface MeCheck {
  /** From when on the answer counts what is new. */
  since: () => string | undefined;
  /** Hears what was counted. */
  onNews: (me: Me, since: string | undefined) => void;
}

/**
 * Who is logged in. The session machine alone decides when to ask. What is new comes with the same answer and goes its own
 * way: it changes with every check, and whoever reads who is here has nothing to do with it.
 */
export const meCheck = ({ since, onNews }: MeCheck) =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal }): Promise<Self> => {
      const from = since();
      const limit = AbortSignal.timeout(CHECK_LIMIT_MS);
      const me = await call(getMe, { query: { since: from } }, { signal: AbortSignal.any([signal, limit]) });
      onNews(me, from);
      return withoutNews(me);
    },
  });

/** The member as the session knows them; what only its own check tells is missing until then. */
export interface Self extends User {
  isModerator?: boolean | undefined;
  /** Until then nothing that reaches others is answered. */
  pausedUntil?: string | null | undefined;
}

/** What is new goes its own way: it changes with every check. */
export function withoutNews(me: Me): Self {
  const self: Me = { ...me };
  delete self.news;
  return self;
}

/** The member as the last check of the session found them. Asks nothing. */
export const meQuery = queryOptions<Self, Error, Self, typeof ME>({ queryKey: ME, queryFn: skipToken });

export const logInMutation = mutation(['logIn'], {
  mutationFn: (body: GivenOf<typeof logIn>['body']) => call(logIn, { body }),
});

export const logOutMutation = mutation(['logOut'], { mutationFn: () => call(logOut, {}) });
