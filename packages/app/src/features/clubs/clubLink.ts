import type { ClubId } from '@friendbase/contract';

/** Where the page of a club is. */
export const clubHref = (id: ClubId): string => `/clubs?club=${id}`;

/** The heading of its card among the others. */
export const headingIdOf = (id: ClubId): string => `club-${id}`;

/** The list of all clubs. */
export const CLUBS_HREF = '/clubs';
