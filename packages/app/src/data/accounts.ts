import { getMe, logIn, logOut, type GivenOf, type Person, type User } from '@friendbase/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Longer than any answer should take: a check that hangs counts as no answer. */
const CHECK_LIMIT_MS = 10_000;

const ME = ['getMe'] as const;

interface MeCheck {
  /** Whether the answer also tells how much has happened. */
  withPlace: () => boolean;
  onPlace: (place: string | undefined) => void;
}

/** Who is logged in. The session machine alone decides when to ask. */
export const meCheck = ({ withPlace, onPlace }: MeCheck) =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal }): Promise<Self> => {
      const limit = AbortSignal.timeout(CHECK_LIMIT_MS);
      const query = withPlace() ? { with: 'place' as const } : {};
      const { place, ...self } = await call(getMe, { query }, { signal: AbortSignal.any([signal, limit]) });
      onPlace(place);
      return self;
    },
  });

/** The member as the session knows them; what only its own check tells is missing until then. */
export interface Self extends User {
  isModerator?: boolean | undefined;
  isOrganizer?: boolean | undefined;
  /** Until then nothing that reaches others is answered. */
  pausedUntil?: string | null | undefined;
}

/** The member's own badge, as others see it. */
export const ownBadge = (self: Self | undefined): Person['badge'] =>
  self?.isModerator ? 'moderator' : self?.isOrganizer ? 'organizer' : undefined;

/** The member as the last check of the session found them. Asks nothing. */
export const meQuery = queryOptions<Self, Error, Self, typeof ME>({ queryKey: ME, queryFn: skipToken });

export const logInMutation = mutation(['logIn'], {
  mutationFn: (body: GivenOf<typeof logIn>['body']) => call(logIn, { body }),
});

export const logOutMutation = mutation(['logOut'], { mutationFn: () => call(logOut, {}) });
