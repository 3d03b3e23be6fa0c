import * as z from 'zod/mini';
import { Device } from './devices.ts';
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
  device: Device,
  /** The member has said that it is theirs. */
  isConfirmed: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

const ofOne = { params: z.object({ userId: Id, sessionId: Id }) };

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

/** The member says that a place is theirs. 404 for one that has ended, and for another member's. */
export const confirmSession = endpoint({
  method: 'put',
  path: '/api/sessions/:userId/one/:sessionId',
  summary: 'Say that a place where you are logged in is yours.',
  input: ofOne,
  limit: perHour(600),
  errors: ['notYourAccount', 'demoAccountStays'],
});

/** Ends one session of the member. Its device is forgotten: who logs in there again is told of as new. 404 as above. */
export const endSession = endpoint({
  method: 'delete',
  path: '/api/sessions/:userId/one/:sessionId',
  summary: 'Log out in one place.',
  input: ofOne,
  limit: perHour(600),
  errors: ['notYourAccount', 'demoAccountStays'],
});

/**
 * For who is told of something that they did not do. Ends every session but the one that asks, which needs a new password next;
 * forgets every other device and all pictures to log in with; closes the proof that is open; ends invitations and the calendar's
 * address; and takes back a recovery card that was made since, or that the notification is about. 404 for a notification that there is not.
 */
export const secureAccount = endpoint({
  method: 'post',
  path: '/api/sessions/:userId/secure',
  summary: 'Say that you did not do what a notification tells, and keep others out.',
  input: { ...own, body: z.object({ notificationId: Id }) },
  limit: perHour(20),
  errors: ['notYourAccount', 'demoAccountStays'],
});
