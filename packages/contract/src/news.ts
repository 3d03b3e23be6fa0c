import * as z from 'zod/mini';
import { Count } from './text.ts';

/**
 * More requests are not counted, and more conversations not looked at, the newest first: the number says that there is
 * much, and counting stays cheap.
 */
export const MOST_NEWS = 99;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A `Timestamp` by its form alone: the check of the session is in the first script, which has no room for the calendar. */
export const Moment = z.string().check(z.regex(MOMENT));

/** The same without a schema, for what may not wait for one. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value);

/** What came for a member since they last looked. */
export const News = z.object({
  /** When this was counted, by the clock of the server: from here on the next look counts. */
  at: Moment,
  /** Friend requests that wait for an answer. */
  requests: Count,
  /** Conversations in which the other one wrote last, without anyone blocked in either direction. */
  conversations: Count,
  /** Decisions of moderators about what the member wrote, and answers to what they asked to look at again. */
  decisions: z._default(Count, 0),
  /** To moderators alone: how many cases wait, whenever they came, without those about themselves. */
  cases: z.optional(Count),
});
export type News = z.infer<typeof News>;
