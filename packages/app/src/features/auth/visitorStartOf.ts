import {
  ApiError,
  closedAccountIn,
  leftAccountIn,
  SECRET_FIELDS,
  type VisitorForm,
  type VisitorPage,
} from '@friendbase/contract';
import type { FieldError, FormRules, FormValues } from '../../lib/forms/formMachine.ts';
import type { VisitorStart } from '../../lib/page/visitorStart.ts';
import { findUsernameRules } from './findUsernameRules.ts';
import { logInRules } from './logInRules.ts';
import { SIGN_UP_FIELDS } from './signUpReason.ts';
import { signUpRules } from './signUpRules.ts';

interface KnownForm {
  fields: readonly string[];
  rules: FormRules;
}

const FORMS: Readonly<Record<VisitorForm, KnownForm>> = {
  'log-in': { fields: ['username', 'password'], rules: logInRules },
  'sign-up': { fields: SIGN_UP_FIELDS, rules: signUpRules as FormRules },
  help: { fields: ['email'], rules: findUsernameRules },
};

/**
 * What a visitor's page starts with. After a form was posted: in the words of the form as it would have said them itself. A
 * password is looked at here, and goes no further.
 */
export function visitorStartOf({
  place,
  formKey,
  typed,
  errorResponse,
  foundUsername,
  hasPictures,
  askedAgain,
}: VisitorPage): VisitorStart {
  const start = { ...place, formKey, ...(hasPictures && { hasPictures }) };
  if (askedAgain) return { ...start, closed: { decision: askedAgain, appealToken: null } };
  if (!errorResponse && foundUsername === undefined) return start;
  const refused = errorResponse && new ApiError(errorResponse);
  const closed = refused && (closedAccountIn(refused) ?? leftAccountIn(refused));
  const { fields, rules } = FORMS[place.form];
  const values: FormValues = Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']));
  return {
    ...start,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET_FIELDS.includes(field))),
    ...(errorResponse && { errors: errorsFor(rules, values, new ApiError(errorResponse)) }),
    ...(foundUsername !== undefined && { foundUsername }),
    ...(closed && { closed }),
  };
}

/** What the form finds by itself names each field; what only the server knows is one thing. */
function errorsFor(rules: FormRules, values: FormValues, errorResponse: ApiError): FieldError[] {
  const found = errorResponse.status === 400 ? rules.check(values) : undefined;
  return (found ?? rules.explain(errorResponse)).errors;
}
