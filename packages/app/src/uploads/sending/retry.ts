import { isApiError, NetworkError } from '@friendbase/contract';

/** How long a file waits before each further try of a step. Source: product spec §9 “Uploader”. */
export const RETRY_DELAYS_MS = [0, 1000, 3000, 5000] as const;

/** A server that asks for a longer wait than this is not waited for: the member is told, and presses Try again. */
const LONGEST_WAIT_S = 30;

/** Error responses that another try may change. Source: product spec §8, the companion client. */
const PASSING = [408, 409, 418, 423, 429];
const LASTING_SERVER_ERRORS = [501, 505];

/** Whether the same call can go well if it is made again: the network was lost, or the server could not answer now. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!isApiError(error)) return false;
  const { status } = error;
  return PASSING.includes(status) || (status >= 500 && !LASTING_SERVER_ERRORS.includes(status));
}

const secondsAsked = (error: unknown): number => (isApiError(error) ? (error.retryAfterSeconds ?? 0) : 0);

/** Whether a step that failed that many times before is tried again by itself. */
export const triesAgain = (error: unknown, failures: number): boolean =>
  isPassing(error) && failures < RETRY_DELAYS_MS.length && secondsAsked(error) <= LONGEST_WAIT_S;

/** @param failures how many times the step has failed, 1 or more */
export const retryDelayMs = (error: unknown, failures: number): number =>
  Math.max(RETRY_DELAYS_MS[failures - 1] ?? 0, secondsAsked(error) * 1000);

/** The address for the bytes is not taken anymore: it was too old, or its upload was swept. */
export const isAddressGone = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === ('uploadExpired' as string) ||
    error.code === ('uploadNotFound' as string) ||
    error.message.startsWith('Request has expired'));

/** Nothing that was sent so far is of use for another try: the server refused the file, or has nothing of it. */
export const startsOver = (error: unknown): boolean =>
  isApiError(error) && (!isPassing(error) || error.status === 409);
