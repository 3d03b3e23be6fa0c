import * as z from 'zod/mini';

/** Who can read a post: the author's friends, or every member. */
export const PRIVACIES = ['friends', 'public'] as const;
export const Privacy = z.enum(PRIVACIES);
export type Privacy = z.infer<typeof Privacy>;

/** Of a post whose author has chosen nothing. Source: product spec §4 “Post privacy”. */
export const FIRST_PRIVACY: Privacy = 'friends';
