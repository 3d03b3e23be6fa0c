import * as z from 'zod/mini';
import { Decision } from './moderation/decisions.ts';
import { Timestamp } from './text.ts';

export const AppealToken = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** What the owner of a closed account is told, once the password was right: nobody else learns of it. */
export const ClosedAccount = z.object({
  decision: Decision,
  /** Opens `appealClosedAccount` for this decision and nothing else; null where it cannot be asked about anymore. */
  appealToken: z.nullable(AppealToken),
});
export type ClosedAccount = z.infer<typeof ClosedAccount>;

/** What who has left is told, once the password was right: nobody else learns of it. */
export const LeftAccount = z.object({
  askedAt: Timestamp,
  /** Until then everything can be brought back. */
  until: Timestamp,
  returnToken: z.string(),
});
export type LeftAccount = z.infer<typeof LeftAccount>;
