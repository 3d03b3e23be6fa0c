import { isApiError, isBlank } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { notices } from '../../lib/notices/notices.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { findUsername } from '../../words/en/findUsername.ts';
import { apiErrors } from '../../words/en/apiErrors.ts';

type FindUsernameField = 'email';

export const findUsernameRules: FormRules<FindUsernameField> = {
  check: ({ email }) =>
    isBlank(email)
      ? {
          notice: notices.emailMissing,
          errors: [{ field: 'email', message: messageOf(findUsername, 'emailMissing') }],
          focus: 'summary',
        }
      : undefined,
  // The toast is the same for any error; the words at the field tell what really happened.
  explain(error) {
    const notice = notices.accountNotFound;
    if (isApiError(error, 404)) {
      const message = messageOf(findUsername, 'notFound');
      return { notice, errors: [{ field: 'email', message }], focus: 'field' };
    }
    const message = reasonOf(error, messageOf(apiErrors, 'accountNotFound'));
    return { notice, errors: [{ field: 'email', message, isAboutForm: true }], focus: 'summary' };
  },
};
