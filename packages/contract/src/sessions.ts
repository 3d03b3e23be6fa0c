import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Id, Timestamp } from './text.ts';

/** One browser a member is logged in with. Neither its address nor anything that could log in is in it. */
export const SessionEntry = z.object({
  id: Id,
  createdAt: Timestamp,
  /** The day in UTC. */
  lastUsedOn: z.iso.date(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

const own = { params: z.object({ userId: Id }) };

/** Where the member is logged in, the latest login first. 403 for another member's. */
export const listSessions = endpoint({
  method: 'get',
  path: '/api/sessions/:userId',
  summary: 'Read where you are logged in.',
  input: own,
  output: z.array(SessionEntry),
  errors: ['notYourAccount'],
});

/** Ends every session of the member but the one that asks. 403 for another member's, and for the demo account. */
export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/api/sessions/:userId/others',
  summary: 'Log out everywhere else.',
  input: own,
  limit: perHour(60),
  errors: ['notYourAccount', 'demoAccountStays'],
});
