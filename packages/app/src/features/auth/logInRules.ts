import { missingLoginFields } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { notices } from '../../lib/notices/notices.ts';
import { logIn } from '../../words/en/auth.ts';

type LogInField = 'username' | 'password';

export const logInRules: FormRules<LogInField> = {
  check(values) {
    const missing = missingLoginFields(values);
    if (missing.length === 0) return undefined;
    return {
      notice: notices.loginMissing,
      errors: missing.map((field) => ({ field, message: messageOf(logIn, `${field}Missing`) })),
      focus: 'summary',
    };
  },
  explain(error) {
    const notice = notices.loginFailed(error);
    return {
      notice,
      errors: [{ field: 'username', message: notice.text, isAboutForm: true }],
      focus: 'summary',
    };
  },
};
