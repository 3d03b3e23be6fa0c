import type { Endpoint } from './endpoint.ts';
import { REFUSALS } from './errorCodes.ts';
import type { ErrorCode } from './errorCodes.ts';

/**
 * The codes with which a call may refuse: those that follow from what it takes and whom it serves, and those it names
 * itself. A path parameter that cannot be an id is not found, as an unknown one is. Where something can be written, a
 * body that cannot be read is refused also by a call that takes none.
 */
export const refusalCodes = ({
  method,
  access,
  input,
  isCreating,
  limit,
  refusals,
}: Endpoint): ErrorCode[] => [
  ...(input.query || method !== 'get' ? (['invalidInput'] as const) : []),
  ...(access === 'member' ? (['signedOut'] as const) : []),
  ...(input.params ? (['nothingHere'] as const) : []),
  ...(method === 'get' ? [] : (['notJsonObject', 'unreadableRequest', 'bodyTooLarge', 'notJson'] as const)),
  ...(isCreating ? (['idempotencyKeyInvalid', 'idempotencyKeyReused'] as const) : []),
  ...(limit ? (['tooManyTries'] as const) : []),
  ...refusals,
];

/** The statuses of these. */
export const refusalStatuses = (endpoint: Endpoint): number[] => [
  ...new Set(refusalCodes(endpoint).map((code) => REFUSALS[code].status)),
];
