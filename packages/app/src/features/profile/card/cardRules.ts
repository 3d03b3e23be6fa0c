import { isApiError } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import type { FormRules } from '../../../lib/forms/formMachine.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure } from '../../../lib/notices/notices.ts';
import { ownCard } from '../../../words/en/care.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';

export const cardNotices = {
  failed: failure(messageOf(ownCard, 'notMade'), memberNotices.privacyFailed.text),
};

export const cardRules: FormRules<'currentPassword'> = {
  check: ({ currentPassword }) =>
    currentPassword === ''
      ? {
          errors: [{ field: 'currentPassword', message: messageOf(ownCard, 'passwordMissing') }],
          focus: 'field',
          notice: undefined,
        }
      : undefined,
  /** The words come from the field or the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    const message = reasonOf(error, cardNotices.failed.text, memberErrors);
    const isWrong = isApiError(error) && error.code === 'wrongCurrentPassword';
    return {
      errors: [{ field: 'currentPassword', message, isAboutForm: !isWrong }],
      focus: isWrong ? 'field' : 'summary',
      notice: { ...cardNotices.failed, isSpoken: false },
    };
  },
};
