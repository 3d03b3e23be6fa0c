import { isOfRole, type Endpoint } from './endpoint.ts';
import { ERRORS } from './errorCodes.ts';
import type { ErrorCode } from './errorCodes.ts';
import { ANY_TYPE } from './uploads.ts';
import { mayBeRefusedWhilePaused } from './moderation/pausedEndpoints.ts';

/** What a body that cannot be read is refused with, also by a call that takes none. */
const OF_JSON: readonly ErrorCode[] = ['notJsonObject', 'unreadableRequest', 'bodyTooLarge', 'notJson'];
const OF_UPLOAD: readonly ErrorCode[] = ['bodyTooLarge', 'uploadBrokenOff'];

/**
 * The codes with which a call may refuse: those that follow from what it takes, whom it serves and what it answers, and
 * those it names itself. A path parameter that cannot be an id is not found, as an unknown one is.
 */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, kind, access, input, isCreating, limit, errors } = endpoint;
  const isRead = method === 'get';
  const codes: [boolean, readonly ErrorCode[]][] = [
    [input.query !== undefined || (!isRead && !input.upload), ['invalidInput']],
    [access === 'member', ['signedOut']],
    [input.params !== undefined || isOfRole(access), ['nothingHere']],
    [mayBeRefusedWhilePaused(endpoint), ['accountPaused']],
    [!isRead, input.upload ? OF_UPLOAD : OF_JSON],
    [input.upload !== undefined && !input.upload.types.includes(ANY_TYPE), ['wrongMediaType']],
    [kind === 'file', ['rangeNotSatisfiable']],
    [isCreating, ['idempotencyKeyInvalid', 'idempotencyKeyReused']],
    [limit !== undefined, ['tooManyTries']],
  ];
  return [...codes.flatMap(([isSo, these]) => (isSo ? these : [])), ...errors];
}

/** The statuses of these. */
export const errorStatuses = (endpoint: Endpoint): number[] => [
  ...new Set(errorCodesOf(endpoint).map((code) => ERRORS[code].status)),
];
