import { isApiError, type ErrorCode, type User } from '@friendbase/contract';
import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { newPasswordError } from '../../../help/recovery/recoveryRules.ts';
import type { FormErrors, FormRules } from '../../../lib/forms/formMachine.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { passwordChange } from '../../../words/en/profileParts.ts';

type PasswordField = 'currentPassword' | 'newPassword' | 'again';

/** Which field an error response is about. */
const FIELDS: Partial<Record<ErrorCode, PasswordField>> = {
  wrongCurrentPassword: 'currentPassword',
  newPasswordTooShort: 'newPassword',
  passwordIsName: 'newPassword',
  passwordCommon: 'newPassword',
};

const wrong = (field: PasswordField, message: MessageRef): FormErrors<PasswordField> => ({
  errors: [{ field, message }],
  focus: 'field',
  notice: undefined,
});

const WORDS = {
  tooShort: (count: number) => messageOf(passwordChange, 'addCharacters', { count }),
  isName: messageOf(memberErrors, 'passwordIsName'),
  mismatch: messageOf(passwordChange, 'mismatch'),
};

/** One thing at a time, in the order of the fields. Source: product spec §5. */
export const passwordRules = (owner: Pick<User, 'username' | 'email'>): FormRules<PasswordField> => ({
  check({ currentPassword, newPassword, again }) {
    if (currentPassword === '') return wrong('currentPassword', messageOf(passwordChange, 'currentMissing'));
    const error = newPasswordError({ newPassword, again }, WORDS, owner);
    return error && wrong(error.field, error.message);
  },
  /** The words come from the field or the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    const message = reasonOf(error, memberNotices.passwordFailed.text, memberErrors);
    const field = isApiError(error) && error.code !== undefined ? FIELDS[error.code] : undefined;
    return {
      errors: [{ field: field ?? 'currentPassword', message, isAboutForm: !field }],
      focus: field ? 'field' : 'summary',
      notice: { ...memberNotices.passwordFailed, isSpoken: false },
    };
  },
});
