import * as z from 'zod/mini';
import { endpoint, perAddress } from './endpoint.ts';

/** What a report may hold at most; lengths in characters. */
export const EXCEPTION_LIMITS = {
  positions: 20,
  name: 60,
  file: 100,
  route: 100,
  place: 10_000_000,
} as const;

const place = z.int().check(z.gte(0), z.lte(EXCEPTION_LIMITS.place));

/** A place in a script of ours: its bare file name, without folder, origin or query. */
export const ExceptionPosition = z.object({
  file: z.string().check(z.maxLength(EXCEPTION_LIMITS.file), z.regex(/^[\w.-]+\.(?:js|ts|tsx)$/)),
  line: place,
  column: place,
});
export type ExceptionPosition = z.infer<typeof ExceptionPosition>;

/**
 * An exception of our own code in a member's browser. It says where and of what kind, never what the member wrote or
 * who they are: no message, no address, no id.
 */
export const ExceptionReport = z.object({
  /** The error's class. */
  name: z.string().check(z.maxLength(EXCEPTION_LIMITS.name), z.regex(/^[A-Za-z_$][\w$]*$/)),
  stack: z.array(ExceptionPosition).check(z.maxLength(EXCEPTION_LIMITS.positions)),
  /** The route's pattern, such as `/messages/$friendId`. No digits, so that no id can stand in it. */
  route: z.string().check(z.maxLength(EXCEPTION_LIMITS.route), z.regex(/^(?:\/[A-Za-z$-]*)+$/)),
});
export type ExceptionReport = z.infer<typeof ExceptionReport>;

/** Tells the server's log of an exception in the app. Whatever else is sent along is dropped unread. Its name and path are the wire's. */
export const reportFault = endpoint({
  method: 'post',
  path: '/api/faults',
  summary: 'Report a fault of the app itself, without anything personal.',
  access: 'visitor',
  input: { body: ExceptionReport },
  limit: perAddress(30, 10),
});
