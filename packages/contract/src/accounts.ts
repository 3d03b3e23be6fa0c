import * as z from 'zod/mini';
import { endpoint, perAddress } from './endpoint.ts';
import { Moment, News } from './news.ts';
import { User } from './users.ts';

/** The member of a session, with what is new for them where that was asked. */
export const Me = z.extend(User, {
  isModerator: z._default(z.boolean(), false),
  /** Until then the account is paused: nothing that reaches others is answered. */
  pausedUntil: z._default(z.nullable(Moment), null),
  news: z.optional(News),
});
export type Me = z.infer<typeof Me>;

/**
 * Who the session cookie belongs to; 401 without one. Asked at start and every 5 s, so it also carries what is new
 * `since` the member last looked: nothing else has to be asked again and again.
 */
export const getMe = endpoint({
  method: 'get',
  path: '/api/auth/me',
  summary: 'Who is logged in, and what is new for them since a moment.',
  input: { query: z.object({ since: z.optional(Moment) }) },
  output: Me,
});

/** Ends this session. Also fine without one. */
export const logOut = endpoint({
  method: 'post',
  path: '/api/auth/logout',
  summary: 'Log out.',
  access: 'visitor',
  input: {},
  limit: perAddress(600, 10),
});
