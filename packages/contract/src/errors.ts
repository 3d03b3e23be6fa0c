import type { ErrorCode } from './errorCodes.ts';

/** Why a call was refused: an HTTP status, a code for programs and one plain sentence for the person. */
export interface ErrorResponse {
  status: number;
  message: string;
  /** Missing where another server than ours refused. */
  code?: ErrorCode | undefined;
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What the caller needs to go on, in the shape that its code names. */
  details?: unknown;
}

/** A refused call, on either side of the wire. Its message is a sentence a member can read. */
export class ApiError extends Error implements ErrorResponse {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly retryAfterSeconds?: number;
  readonly details?: unknown;

  constructor({ status, message, code, retryAfterSeconds, details }: ErrorResponse) {
    super(message);
    this.status = status;
    this.code = code;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
    if (details !== undefined) this.details = details;
  }
}

/** No answer came: the network is gone, the call took too long, or it was given up. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Neither refused, lost on the way nor given up: something in our own code is wrong. */
export const isException = (error: unknown): boolean =>
  !(error instanceof ApiError) && !(error instanceof NetworkError) && !isGivenUp(error);

const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);
