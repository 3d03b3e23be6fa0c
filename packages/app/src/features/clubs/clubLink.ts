import type { ClubId } from '@friendbase/contract';

/** Where the page of a club is. */
export const clubHref = (id: ClubId): string => `/clubs?club=${id}`;

/** Where a game with a friend is played: in a window on the page of its club. */
export const sharedGameHref = (club: ClubId, id: string): string => `${clubHref(club)}&game=${id}`;

/** The heading of its card among the others. */
export const headingIdOf = (id: ClubId): string => `club-${id}`;

/** The list of all clubs. */
export const CLUBS_HREF = '/clubs';
