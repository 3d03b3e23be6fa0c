import * as z from 'zod/mini';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import { fileEndpoint } from './files.ts';
import { Timestamp } from './text.ts';

/** Whether a member has such an address. The address itself is told once, when it is made. */
export const getCalendar = endpoint({
  method: 'get',
  path: '/api/calendar',
  summary: 'Read whether your calendar finds what you go to.',
  input: {},
  output: z.object({ madeAt: z.nullable(Timestamp) }),
});

/** Another one ends with it. */
export const makeCalendar = endpoint({
  method: 'post',
  path: '/api/calendar',
  summary: 'Make a secret address for your calendar, or a new one.',
  input: {},
  output: z.object({ madeAt: Timestamp, path: z.string() }),
  limit: perHour(20),
});

export const endCalendar = endpoint({
  method: 'delete',
  path: '/api/calendar',
  summary: 'End the secret address for your calendar.',
  input: {},
  limit: perHour(120),
});

/**
 * What a member goes to, for calendars, which have no session: the address is all that it takes. 404 for one that there is not, that was
 * renewed or ended, and of a closed account. It says nothing of who else goes.
 */
export const readCalendar = fileEndpoint({
  path: '/api/calendar/:file',
  summary: 'What you go to, for your calendar.',
  access: 'visitor',
  mediaTypes: ['text/calendar'],
  input: { params: z.object({ file: z.string().check(z.maxLength(100)) }) },
  limit: perAddress(600, 60),
  errors: ['calendarNotFound'],
});

/** An address as backends store it. */
export interface StoredCalendar {
  memberId: string;
  /** A server stores a hash of it. */
  secret: string;
  madeAt: string;
}
