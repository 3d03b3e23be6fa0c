import * as z from 'zod/mini';
import { apiError } from './apiError.ts';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import type { ApiError } from './errors.ts';
import type { Taken } from './moderation/safetyRecords.ts';
import { LeftAccount } from './refusedLogIn.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { line, text } from './text.ts';
import { User } from './users.ts';

const DAY_MS = 86_400_000;

/** So long whoever has left can come back; then everything of theirs is deleted. */
export const LEAVING_DAYS = 30;

/** How long after a refused log in somebody can come back, before they log in once more. */
export const RETURN_TOKEN_MINUTES = 30;

/** After the deletion nobody takes the username, so long: friends may not have heard yet. */
export const HELD_NAME_DAYS = 365;

/** That a member has left, as backends store it. */
export interface StoredLeaving {
  memberId: string;
  askedAt: string;
  /** What has to be remembered to bring everything back. */
  taken: Taken;
  /** What lets them come back, since their last log in. */
  token: string | null;
  tokenUntil: string | null;
}

/**
 * Leaves for good: the account is gone for others at once, every session ends, and after 30 days everything is deleted. 403 for
 * a wrong password, and for the account that everybody shares.
 */
export const leaveFriendBase = endpoint({
  method: 'post',
  path: '/api/account/leave',
  summary: 'Leave FriendBase. Within 30 days you can come back by logging in.',
  input: { body: z.object({ currentPassword: text(ACCOUNT_LIMITS.password) }) },
  limit: perHour(20),
  errors: ['demoAccountStays', 'wrongCurrentPassword'],
});

/** Brings everything back and logs in, with what a refused log in has given. 403 for a token that is unknown or too old. */
export const comeBack = endpoint({
  method: 'post',
  path: '/api/account/return',
  summary: 'Come back after you have left, with the token that the refused log in carries.',
  access: 'visitor',
  input: { body: z.object({ token: line(100) }) },
  output: User,
  limit: perAddress(60, 10),
  errors: ['returnOver'],
});

export const leavingEnds = (askedAt: string): string =>
  new Date(Date.parse(askedAt) + LEAVING_DAYS * DAY_MS).toISOString();

export const returnTokenEnds = (now: Date): string =>
  new Date(now.getTime() + RETURN_TOKEN_MINUTES * 60_000).toISOString();

/** Whether somebody who left at `askedAt` can still come back. */
export const mayComeBack = ({ askedAt }: Pick<StoredLeaving, 'askedAt'>, now: Date): boolean =>
  now.toISOString() < leavingEnds(askedAt);

/** The leaving that a token ends. Throws 403 for none, and when its time or that of coming back is over. */
export function requireReturn<Leaving extends Pick<StoredLeaving, 'askedAt' | 'tokenUntil'>>(
  leaving: Leaving | undefined,
  now: Date,
): Leaving {
  const isOpen = leaving && mayComeBack(leaving, now) && (leaving.tokenUntil ?? '') > now.toISOString();
  if (!isOpen) throw apiError('returnOver');
  return leaving;
}

/** How many days of those who left were really seen to pass, and when the last one was counted. */
export interface CountedDays {
  days: number;
  countedAt: string;
}

/** A clock that differs by less was not set back. */
const SAME_CLOCK_MS = 3_600_000;

/**
 * Counts a day since the last one was counted, at most one a reading: a clock that jumps ahead by a year brings nobody's deletion
 * nearer than by a day, and gives that back when it is set right. Nothing where no day has passed.
 */
export function countDay({ days, countedAt }: CountedDays, now: Date): CountedDays | undefined {
  const passedMs = now.getTime() - Date.parse(countedAt);
  if (passedMs < -SAME_CLOCK_MS) return { days: Math.max(0, days - 1), countedAt: now.toISOString() };
  if (passedMs < DAY_MS) return undefined;
  // What is left over counts for the next day, unless nobody has looked for longer.
  const countedMs = passedMs < 2 * DAY_MS ? Date.parse(countedAt) + DAY_MS : now.getTime();
  return { days: days + 1, countedAt: new Date(countedMs).toISOString() };
}

/** Whether everything is to be deleted: by the clock, and by the days that were counted. */
export const isLeavingOver = (leaving: Pick<StoredLeaving, 'askedAt'> & CountedDays, now: Date): boolean =>
  !mayComeBack(leaving, now) && leaving.days >= LEAVING_DAYS;

/** What came with the error response of a log in, of who has left. */
export function leftAccountIn({
  code,
  details,
}: Pick<ApiError, 'code' | 'details'>): LeftAccount | undefined {
  return code === 'accountLeft' ? LeftAccount.safeParse(details).data : undefined;
}
