import { isApiError } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { whyNoPasskey } from '../../../help/passkeys/whyNoPasskey.ts';
import type { FormRules } from '../../../lib/forms/formMachine.ts';
import { errorNotice } from '../../../lib/notices/notices.ts';
import { passkeys } from '../../../words/en/passkeys.ts';

/** The words come from the field or the line above the button, and the toast is silent: one thing is heard. */
export const proofRules: FormRules<'currentPassword'> = {
  check: ({ currentPassword }) =>
    currentPassword === ''
      ? {
          errors: [{ field: 'currentPassword', message: messageOf(passkeys, 'passwordMissing') }],
          focus: 'field',
          notice: undefined,
        }
      : undefined,
  explain(error) {
    const message = whyNoPasskey(error);
    const isWrong = isApiError(error) && error.code === 'wrongCurrentPassword';
    return {
      errors: [{ field: 'currentPassword', message, isAboutForm: !isWrong }],
      focus: isWrong ? 'field' : 'summary',
      notice: errorNotice(messageOf(passkeys, 'notDone'), message),
    };
  },
};
