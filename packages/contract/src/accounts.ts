import * as z from 'zod/mini';
import { endpoint, perAddress } from './endpoint.ts';
import { MOST_PASSWORD_CHARACTERS, isFilled, line, LivePlace, Moment, orEmpty, text } from './text.ts';
import { User, USER_LIMITS } from './users.ts';

export const Credentials = z.object({
  username: orEmpty(line(USER_LIMITS.email)),
  password: orEmpty(text(MOST_PASSWORD_CHARACTERS)),
});
export type Credentials = z.infer<typeof Credentials>;

export const missingLoginFields = ({ username, password }: Credentials): ('username' | 'password')[] => [
  ...(isFilled('username', username) ? [] : (['username'] as const)),
  ...(isFilled('password', password) ? [] : (['password'] as const)),
];

/** The member of a session, with how much has happened to them where that was asked. */
export const Me = z.extend(User, {
  isModerator: z._default(z.boolean(), false),
  isOrganizer: z._default(z.boolean(), false),
  /** Until then the account is paused: nothing that reaches others is answered. */
  pausedUntil: z._default(z.nullable(Moment), null),
  place: z.optional(LivePlace),
});
export type Me = z.infer<typeof Me>;

/**
 * Who the session cookie belongs to; 401 without one. Asked at start and every 5 s, so for whoever cannot follow what
 * happens it also tells, `with` their place, that something has.
 */
export const getMe = endpoint({
  method: 'get',
  path: '/api/auth/me',
  summary: 'Who is logged in, and whether anything has happened to them.',
  input: { query: z.object({ with: z.optional(z.literal('place')) }) },
  output: Me,
});

/**
 * Starts a session under a new id. One sentence for an unknown name and a wrong password alike. With the right one of a
 * closed account, the error response carries `ClosedAccount`, and with that of one that was left `LeftAccount`.
 */
export const logIn = endpoint({
  method: 'post',
  path: '/api/auth/login',
  summary: 'Log in.',
  access: 'visitor',
  input: { body: Credentials },
  output: User,
  rule: ({ body }) => (missingLoginFields(body).length > 0 ? ['loginIncomplete'] : undefined),
  limit: perAddress(100, 5),
  errors: ['loginIncomplete', 'loginRefused', 'accountClosed', 'accountLeft'],
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

/** The account of the demo community. Source: owner's decisions, `DEMO_DATA`. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'friends123' } as const;
