import { accountErrors } from './errorCodes/accounts.ts';
import { bucksErrors } from './errorCodes/bucks.ts';
import { everyCallErrors } from './errorCodes/everyCall.ts';
import { peopleErrors } from './errorCodes/people.ts';
import { postErrors } from './errorCodes/posts.ts';
import { safetyErrors } from './errorCodes/safety.ts';

export interface ErrorRow {
  status: number;
  /** The specification's sentence, or how it is made of what the error response is about. */
  message: string | ((values: never) => string);
}

/**
 * Every error response of the product, by a code that never changes. For backends alone: the app has words of its own for
 * the codes, and only their type reaches it. Two error responses that a member must not tell apart share a code.
 */
export const ERRORS = {
  ...everyCallErrors,
  ...accountErrors,
  ...peopleErrors,
  ...postErrors,
  ...safetyErrors,
  ...bucksErrors,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

type ReasonOf<Code extends ErrorCode> = (typeof ERRORS)[Code]['message'] extends (
  values: infer Values,
) => string
  ? [code: Code, values: Values]
  : [code: Code];

/** Why a call is refused: the code, and what its sentence names. */
export type Reason = { [Code in ErrorCode]: ReasonOf<Code> }[ErrorCode];
