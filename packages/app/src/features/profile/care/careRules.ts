import {
  ACCOUNT_LIMITS,
  characterCount,
  CHALLENGE_TYPES,
  USER_LIMITS,
  type CareFacts,
  type ChallengeType,
} from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import type { FormRules, FormValues } from '../../../lib/forms/formMachine.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { care as words } from '../../../words/en/care.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { profile } from '../../../words/en/profile.ts';
import { unsaved } from '../outcomes.ts';

export type CareField = 'challengeType' | 'caregiverEmail' | 'supportNeeds';

export const careNotices = {
  saved: success(messageOf(profile, 'careSaved')),
  failed: failure(messageOf(profile, 'careNotSaved'), memberNotices.privacyFailed.text),
};

const MOST: Partial<Record<CareField, number>> = {
  caregiverEmail: USER_LIMITS.email,
  supportNeeds: ACCOUNT_LIMITS.supportNeeds,
};

export const valuesOf = (facts: CareFacts): FormValues<CareField> => ({
  challengeType: facts.challengeType ?? '',
  caregiverEmail: facts.caregiverEmail ?? '',
  supportNeeds: facts.supportNeeds ?? '',
});

/** What is sent: nothing told is an empty text. */
export const changeOf = ({ challengeType, caregiverEmail, supportNeeds }: FormValues<CareField>) => ({
  challengeType:
    CHALLENGE_TYPES.find((type): type is ChallengeType => type === challengeType) ?? ('' as const),
  caregiverEmail: caregiverEmail.trim(),
  supportNeeds: supportNeeds.trim(),
});

/** Any words are fine; only their length has a limit. */
export const careRules: FormRules<CareField> = {
  check(values) {
    const errors = (Object.keys(MOST) as CareField[]).flatMap((field) => {
      const count = characterCount(values[field].trim()) - (MOST[field] ?? 0);
      return count > 0 ? [{ field, message: messageOf(words, 'tooLong', { count }) }] : [];
    });
    return errors.length > 0 ? { errors, focus: 'field', notice: undefined } : undefined;
  },
  /** The words come from the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    const message = reasonOf(error, careNotices.failed.text, memberErrors);
    return {
      errors: [{ field: 'challengeType', message, isAboutForm: true }],
      focus: 'summary',
      notice: { ...careNotices.failed, isSpoken: false },
    };
  },
  unsaved,
};
