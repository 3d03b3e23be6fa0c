import * as z from 'zod/mini';
import { Count } from './text.ts';

/**
 * What can be felt about a post, beside liking it. None of them can be meant unkindly: there is no laughing and no anger. Source:
 * the design, “Between people”.
 */
export const FEELINGS = ['happy', 'proud', 'hug', 'sad'] as const;
export const Feeling = z.enum(FEELINGS);
export type Feeling = z.infer<typeof Feeling>;

/** How many feel what about a post. */
export const FeelingCounts = z.object({ happy: Count, proud: Count, hug: Count, sad: Count });
export type FeelingCounts = z.infer<typeof FeelingCounts>;

export const NO_FEELINGS: FeelingCounts = { happy: 0, proud: 0, hug: 0, sad: 0 };
