import { HELP_REFUSED_MESSAGE, isApiError } from '@friendbase/contract';
import type { FormRules } from '../../lib/formMachine.ts';
import { notices, reasonOf } from '../../lib/notices.ts';
import { FIND_USERNAME } from './content.ts';

export type FindUsernameField = 'email';

export const findUsernameRules: FormRules<FindUsernameField> = {
  check: ({ email }) =>
    email.trim() === ''
      ? {
          notice: notices.emailMissing,
          errors: [{ field: 'email', message: FIND_USERNAME.missing }],
          focus: 'summary',
        }
      : undefined,
  // The toast is the same for any error; the words at the field tell what really happened.
  explain(error) {
    const notice = notices.accountNotFound;
    if (isApiError(error, 404)) {
      const message = `${HELP_REFUSED_MESSAGE} ${FIND_USERNAME.tryAgain}`;
      return { notice, errors: [{ field: 'email', message }], focus: 'field' };
    }
    const message = reasonOf(error, HELP_REFUSED_MESSAGE);
    return { notice, errors: [{ field: 'email', message, isAboutForm: true }], focus: 'summary' };
  },
};
