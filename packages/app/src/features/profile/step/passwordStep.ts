import { isApiError } from '@friendbase/contract';
import type { MessageRef } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import type { FormRules } from '../../../lib/forms/formMachine.ts';
import type { Notice } from '../../../lib/notices/notices.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';

/** Rules of a form that asks for the password and nothing else. */
export const passwordStepRules = (failed: Notice, missing: MessageRef): FormRules<'currentPassword'> => ({
  check: ({ currentPassword }) =>
    currentPassword === ''
      ? { errors: [{ field: 'currentPassword', message: missing }], focus: 'field', notice: undefined }
      : undefined,
  /** The words come from the field or the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    const message = reasonOf(error, failed.text, memberErrors);
    const isWrong = isApiError(error) && error.code === 'wrongCurrentPassword';
    return {
      errors: [{ field: 'currentPassword', message, isAboutForm: !isWrong }],
      focus: isWrong ? 'field' : 'summary',
      notice: { ...failed, isSpoken: false },
    };
  },
});
