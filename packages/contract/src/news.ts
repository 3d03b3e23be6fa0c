import * as z from 'zod/mini';
import { Count } from './count.ts';
import { Timestamp } from './text.ts';

/**
 * More requests are not counted, and more conversations not looked at, the newest first: the number says that there is
 * much, and counting stays cheap.
 */
export const MOST_NEWS = 99;

/** What came for a member since they last looked. */
export const News = z.object({
  /** When this was counted, by the clock of the server: from here on the next look counts. */
  at: Timestamp,
  /** Friend requests that wait for an answer. */
  requests: Count,
  /** Conversations in which the other one wrote last, without anyone blocked in either direction. */
  conversations: Count,
});
export type News = z.infer<typeof News>;
