/** Why a call was refused: an HTTP status and one plain sentence for the person. */
export interface Refusal {
  status: number;
  message: string;
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A refused call, on either side of the wire. Its message is a sentence a member can read. */
export class ApiError extends Error implements Refusal {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterSeconds?: number;

  constructor({ status, message, retryAfterSeconds }: Refusal) {
    super(message);
    this.status = status;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: the network is gone, the call took too long, or it was given up. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Neither refused, lost on the way nor given up: something in our own code is wrong. */
export const isFault = (error: unknown): boolean =>
  !(error instanceof ApiError) && !(error instanceof NetworkError) && !isGivenUp(error);

const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

export const badRequest = (message: string) => new ApiError({ status: 400, message });
export const signedOut = () => new ApiError({ status: 401, message: 'Please log in first.' });
export const notYours = () =>
  new ApiError({ status: 403, message: 'You can only do this for your own account.' });
export const notFound = (what: string) =>
  new ApiError({ status: 404, message: `We could not find that ${what}.` });
export const conflict = (message: string) => new ApiError({ status: 409, message });
export const tooManyTries = (retryAfterSeconds: number) =>
  new ApiError({
    status: 429,
    message: `That was a lot of tries. Please wait ${waitWords(retryAfterSeconds)}, then try again.`,
    retryAfterSeconds,
  });

/** No call is at this path. */
export const NOTHING_HERE_MESSAGE = 'There is nothing at this address.';

/** The limit is one megabyte, in every backend. */
export const BODY_TOO_LARGE_MESSAGE = 'That is too much at once. Please send at most 1 MB.';

/** The words for a fault of ours: what happened stays in the log, never in the answer. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
