import { isApiError } from '@friendbase/contract';

/** Before the first next try; each one after that waits twice as long. */
const FIRST_REST_MS = 2000;
const LONGEST_REST_MS = 60_000;

/** Error responses that depend on the moment: a timeout, too early, too often. */
const PASSING = [408, 425, 429];

/** Whether the same call may go well a moment later: there was no answer, or the server could not give one now. */
export const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status >= 500 || PASSING.includes(error.status);

/** How long the server asks not to be asked again. */
export const retryAfterMsOf = (error: unknown): number =>
  isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;

/** How long a call rests that failed so many times in a row, 1 or more. */
export const restMs = (failures: number, retryAfterMs: number): number =>
  Math.max(Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS), retryAfterMs);
