import { isApiError, profileError, USER_LIMITS, type ErrorCode } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import type { FieldError, FormErrors, FormRules } from '../../../lib/forms/formMachine.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { profile } from '../../../words/en/profile.ts';
import { unsaved } from '../outcomes.ts';
import type { ProfileField, ProfileValues } from './profileDraft.ts';

/** Which field an error response is about. */
const FIELDS: Partial<Record<ErrorCode, ProfileField>> = {
  displayNameMissing: 'displayName',
  nameWithoutLetter: 'displayName',
  nameClaimsRole: 'displayName',
  emailInvalid: 'email',
  emailTaken: 'email',
  emailNeedsPassword: 'currentPassword',
  wrongCurrentPassword: 'currentPassword',
};

const lengthOf = (text: string) => [...text].length;

function tooLong({ displayName, bio }: ProfileValues): FieldError<ProfileField>[] {
  const name = lengthOf(displayName.trim()) - USER_LIMITS.displayName;
  const words = lengthOf(bio) - USER_LIMITS.bio;
  return [
    ...(name > 0
      ? [{ field: 'displayName' as const, message: messageOf(profile, 'nameTooLong', { count: name }) }]
      : []),
    ...(words > 0
      ? [{ field: 'bio' as const, message: messageOf(profile, 'bioTooLong', { count: words }) }]
      : []),
  ];
}

/** What the server would refuse by the words alone. */
function wrong({ displayName, email }: ProfileValues): FieldError<ProfileField>[] {
  const found = [
    profileError({ displayName: displayName.trim() }),
    profileError({ email: email.trim() }),
  ].flatMap((reason) => (reason ? [reason[0]] : []));
  return found.flatMap((code) => {
    const field = FIELDS[code];
    return field ? [{ field, message: messageOf(memberErrors, code as 'emailInvalid') }] : [];
  });
}

/** The words come from the fields and the toast is silent: one thing is heard. */
const rejection = (errors: FieldError<ProfileField>[], isCalled: boolean): FormErrors<ProfileField> => ({
  errors,
  focus: errors.some(({ isAboutForm }) => isAboutForm) ? 'summary' : 'field',
  notice: isCalled ? { ...memberNotices.profileFailed, isSpoken: false } : undefined,
});

/** Source: product spec §5 and §8 “Profile”. */
export const profileRules: FormRules<ProfileField> = {
  check(values) {
    const errors = [...wrong(values), ...tooLong(values)];
    return errors.length > 0 ? rejection(errors, false) : undefined;
  },
  explain(error) {
    const message: Words = reasonOf(error, memberNotices.profileFailed.text, memberErrors);
    const field = isApiError(error) && error.code !== undefined ? FIELDS[error.code] : undefined;
    return rejection(
      [field ? { field, message } : { field: 'displayName', message, isAboutForm: true }],
      true,
    );
  },
  unsaved,
};
