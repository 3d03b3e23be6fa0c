import { isApiError, isBlank } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { errorNotice, success } from '../../lib/notices/notices.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { findUsername } from '../../words/en/findUsername.ts';
import { apiErrors } from '../../words/en/apiErrors.ts';

type FindUsernameField = 'email';

/** The toasts of the form. Source: product spec §5 and §8. */
export const findUsernameNotices = {
  emailMissing: errorNotice(
    messageOf(findUsername, 'emailRequired'),
    messageOf(apiErrors, 'helpEmailMissing'),
  ),
  notFound: errorNotice(messageOf(findUsername, 'accountNotFound'), messageOf(apiErrors, 'accountNotFound')),
  found: (username: string) =>
    success(
      messageOf(findUsername, 'accountFound'),
      messageOf(findUsername, 'accountFoundText', { username }),
    ),
} as const;

export const findUsernameRules: FormRules<FindUsernameField> = {
  check: ({ email }) =>
    isBlank(email)
      ? {
          notice: findUsernameNotices.emailMissing,
          errors: [{ field: 'email', message: messageOf(findUsername, 'emailMissing') }],
          focus: 'summary',
        }
      : undefined,
  // The toast is the same for any error; the words at the field tell what really happened.
  explain(error) {
    const notice = findUsernameNotices.notFound;
    if (isApiError(error, 404)) {
      const message = messageOf(findUsername, 'notFound');
      return { notice, errors: [{ field: 'email', message }], focus: 'field' };
    }
    const message = reasonOf(error, messageOf(apiErrors, 'accountNotFound'));
    return { notice, errors: [{ field: 'email', message, isAboutForm: true }], focus: 'summary' };
  },
};
