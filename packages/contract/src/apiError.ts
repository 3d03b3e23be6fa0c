import { ERRORS, type ErrorCode, type ErrorRow, type Reason } from './errorCodes.ts';
import { ApiError } from './errors.ts';

/** Not a field of the error: the browser makes errors of answers, which have no more than their sentence. */
const reasons = new WeakMap<ApiError, Reason>();

/** Why this was refused, where `apiError` has made it. */
export const reasonFor = (errorResponse: ApiError): Reason | undefined => reasons.get(errorResponse);

/** The error response for a reason, to be thrown by a backend. Its sentence is English: `tellIn` has it in other languages. */
export function apiError(...reason: Reason): ApiError {
  const [code, values] = reason;
  const { status, message }: ErrorRow = ERRORS[code];
  const errorResponse = new ApiError({
    status,
    code,
    message: typeof message === 'string' ? message : message(values as never),
    ...(values && 'retryAfterSeconds' in values ? { retryAfterSeconds: values.retryAfterSeconds } : {}),
    ...(values && 'details' in values ? { details: values.details } : {}),
  });
  reasons.set(errorResponse, reason);
  return errorResponse;
}

/** What a backend answers with: exactly this JSON. */
export const errorJson = ({
  message,
  code,
  details,
}: ApiError): { message: string; code: ErrorCode | undefined; details?: unknown } => ({
  message,
  code,
  ...(details === undefined ? {} : { details }),
});
