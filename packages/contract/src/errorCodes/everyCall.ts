import { inputSentence } from '../wrongInput.ts';

/** The words for an exception of ours: what happened stays in the log, never in the answer. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';

interface Wait {
  retryAfterSeconds: number;
}

/** Of every call, and of calls that take or answer a file. */
export const everyCallErrors = {
  invalidInput: { status: 400, message: inputSentence({ request: 'The request', sentences: {} }) },
  notJsonObject: { status: 400, message: 'The request must be a JSON object.' },
  unreadableRequest: {
    status: 400,
    message: 'We could not read that request. Please check it and try again.',
  },
  idempotencyKeyInvalid: {
    status: 400,
    message: 'Idempotency-Key must be 1 to 100 letters, numbers and signs, without spaces.',
  },
  signedOut: { status: 401, message: 'Please log in first.' },
  crossSite: {
    status: 403,
    message: 'Another website sent this request, so we did not carry it out.',
  },
  forbidden: { status: 403, message: 'You cannot open this.' },
  nothingHere: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This address does not take that kind of request.' },
  requestTimeout: { status: 408, message: 'That took too long. Please try again.' },
  bodyTooLarge: {
    status: 413,
    message: ({ maxBytes }: { maxBytes: number }) =>
      `That is too much at once. Please send at most ${sizeWords(maxBytes)}.`,
  },
  /** Of calls that take a file. */
  wrongMediaType: {
    status: 415,
    message: ({ types }: { types: readonly string[] }) =>
      `Please send a file of one of these types: ${types.join(', ')}.`,
  },
  uploadBrokenOff: { status: 400, message: 'The file did not arrive whole. Please send it again.' },
  /** Nothing of the file was stored. */
  storageFull: {
    status: 507,
    message: 'There is no room for more files right now. Please try again later.',
  },
  /** Of the member's own room. */
  mediaQuotaFull: {
    status: 403,
    message:
      'Your pictures and videos fill all the room you have. Please delete posts with pictures or videos. Within 8 days there is room again.',
  },
  uploadsInFlight: {
    status: 429,
    message: (_: Wait) =>
      'Some of your files are still on their way. Please wait until they are here, then try again.',
  },
  /** Of calls that answer one. */
  rangeNotSatisfiable: { status: 416, message: 'The file ends before that part.' },
  notJson: { status: 415, message: 'Please send JSON, with the content type application/json.' },
  idempotencyKeyReused: {
    status: 422,
    message: 'This Idempotency-Key was used for something else. Please send a new one.',
  },
  tooManyTries: {
    status: 429,
    message: ({ retryAfterSeconds }: Wait) =>
      `That was a lot of tries. Please wait ${waitWords(retryAfterSeconds)}, then try again.`,
  },
  headersTooLarge: { status: 431, message: 'That request has too many headers.' },
  ourFault: { status: 500, message: INTERNAL_ERROR_MESSAGE },
  /** Of calls that other servers of their kind have. */
  notOffered: { status: 501, message: 'This server does not offer that.' },
  busy: {
    status: 503,
    message: (_: Wait) => 'We are very busy right now. Please try again in a moment.',
  },
} as const;

const MB = 2 ** 20;

const sizeWords = (bytes: number): string =>
  bytes < MB ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / MB)} MB`;

function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
