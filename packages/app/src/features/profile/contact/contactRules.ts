import { USER_LIMITS } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { FormRules } from '../../../lib/forms/formMachine.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { contact as words } from '../../../words/en/profileParts.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { unsaved } from '../outcomes.ts';
import { profile } from '../../../words/en/profile.ts';

/** Not among the notices of `lib`, which every page carries. */
export const contactNotices = {
  saved: success(messageOf(profile, 'contactSaved')),
  failed: failure(messageOf(profile, 'contactNotSaved'), memberNotices.privacyFailed.text),
};

/** Any way to write it is fine: nobody can tell what a person calls their helper. Only its length has a limit. */
export const contactRules: FormRules<'emergencyContact'> = {
  check({ emergencyContact }) {
    const count = [...emergencyContact.trim()].length - USER_LIMITS.emergencyContact;
    if (count <= 0) return undefined;
    const message = messageOf(words, 'tooLong', { count });
    return { errors: [{ field: 'emergencyContact', message }], focus: 'field', notice: undefined };
  },
  /** The words come from the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    const message = reasonOf(error, contactNotices.failed.text, memberErrors);
    return {
      errors: [{ field: 'emergencyContact', message, isAboutForm: true }],
      focus: 'summary',
      notice: { ...contactNotices.failed, isSpoken: false },
    };
  },
  unsaved,
};
