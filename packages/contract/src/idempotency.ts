import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { apiError } from './apiError.ts';

/**
 * Names one press of a member, so that a call repeated after a lost answer is carried out once.
 * Source: IETF draft “The Idempotency-Key HTTP Header Field”.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** How long an answer can be had again. Source: owner's decisions, “Limits”. */
export const ANSWER_LIFE_MS = 24 * 60 * 60 * 1000;

/** Any visible ASCII: a UUID, or what another client makes of 128 random bits. */
export const IdempotencyKey = z.string().check(z.regex(/^[!-~]{1,100}$/));

/** The key of a call; calls that create nothing take none. Throws 400 for a header that cannot be a key. */
export function keyOf({ isCreating }: Endpoint, header: string | null | undefined): string | undefined {
  if (!isCreating || header === undefined || header === null) return undefined;
  if (IdempotencyKey.safeParse(header).success) return header;
  throw apiError('idempotencyKeyInvalid');
}

/**
 * What makes two calls the same: their endpoint and parsed input. Passwords are left out, because backends store this
 * text or a hash of it, and neither may help to guess one.
 */
export const callText = ({ method, path }: Endpoint, input: object): string =>
  `${method} ${path} ${JSON.stringify(input, (name, value: unknown) => (name === 'password' ? undefined : value))}`;

/** What was written with a key, as it is stored. */
export interface Keyed {
  idempotencyKey?: string | null | undefined;
}

/**
 * The key that something was sent with, for who wrote it: they know by it what waits to be sent again. To them alone, and as long
 * as the answer to it can be had again.
 */
export function keySeen(
  { idempotencyKey: key, createdAt }: Keyed & { createdAt: string },
  isOwn: boolean,
  now: Date,
): { key?: string } {
  const isRepeatable = now.getTime() - Date.parse(createdAt) < ANSWER_LIFE_MS;
  return key && isOwn && isRepeatable ? { key } : {};
}

/** Error responses that depend on the moment: no login, a timeout, too early, too often. */
const PASSING_ERRORS = [401, 408, 425, 429];

/** Whether an answer settles a call: the same call will not be carried out, or not once more. */
export const isSettled = (status: number): boolean => status < 500 && !PASSING_ERRORS.includes(status);

/** Whether an error response is stored for who asks again. Input that is wrong has begun nothing, and may come again corrected. */
export const isStoredError = (status: number): boolean => isSettled(status) && status !== 400;
