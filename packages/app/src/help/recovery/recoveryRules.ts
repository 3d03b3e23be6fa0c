import { DIGITS_ON_CARD, isApiError, isBlank, passwordProblem, PICTURES_ON_CARD } from '@friendbase/contract';
import type { CardPicture, ErrorCode, PasswordOwner } from '@friendbase/contract';
import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import type { FormErrors, FormRules } from '../../lib/forms/formMachine.ts';
import { errorNotice } from '../../lib/notices/notices.ts';
import { recovery as words } from '../../words/en/recovery.ts';

export type CardField = 'username' | 'pictures' | 'number';
export type NewPasswordField = 'newPassword' | 'again';

/** A form holds texts alone: the pictures with spaces between them. */
export const picturesIn = (text: string): CardPicture[] => text.split(' ').filter(Boolean) as CardPicture[];

/** As it may be typed: in groups, with spaces or signs between them. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

const failed = (text: FormErrors['errors'][number]['message']) =>
  errorNotice(messageOf(words, 'failed'), text);

/** What went wrong about a form as a whole. */
export const explain =
  <Field extends string>(first: Field) =>
  (error: unknown): FormErrors<Field> => {
    const message = reasonOf(error, messageOf(words, 'failed'), words);
    return {
      notice: failed(message),
      errors: [{ field: first, message, isAboutForm: true }],
      focus: 'summary',
    };
  };

export const cardRules: FormRules<CardField> = {
  check({ username, pictures, number }) {
    const errors = [
      ...(isBlank(username)
        ? [{ field: 'username', message: messageOf(words, 'usernameMissing') } as const]
        : []),
      ...(picturesIn(pictures).length < PICTURES_ON_CARD
        ? [{ field: 'pictures', message: messageOf(words, 'picturesMissing') } as const]
        : []),
      ...(digitsIn(number).length === DIGITS_ON_CARD
        ? []
        : [{ field: 'number', message: messageOf(words, 'numberMissing') } as const]),
    ];
    const [first] = errors;
    return first && { notice: failed(first.message), errors, focus: 'summary' };
  },
  explain: explain('username'),
};

/** Which field an error response is about. */
const FIELDS: Partial<Record<ErrorCode, NewPasswordField>> = {
  newPasswordTooShort: 'newPassword',
  passwordIsName: 'newPassword',
  passwordCommon: 'newPassword',
};

const NOBODY: PasswordOwner = { username: '', email: '' };

/** Words for what is wrong with a new password that was written twice. */
interface NewPasswordWords {
  tooShort: (count: number) => MessageRef;
  isName: MessageRef;
  mismatch: MessageRef;
}

/** What is wrong with a new password that is written twice; one thing at a time, in the order of the fields. */
export function newPasswordError(
  { newPassword, again }: Record<NewPasswordField, string>,
  { tooShort, isName, mismatch }: NewPasswordWords,
  owner = NOBODY,
): { field: NewPasswordField; message: MessageRef } | undefined {
  const found = passwordProblem(newPassword, owner);
  if (found?.problem === 'short') return { field: 'newPassword', message: tooShort(found.missingCharacters) };
  if (found) return { field: 'newPassword', message: isName };
  return again === newPassword ? undefined : { field: 'again', message: mismatch };
}

export const newPasswordRules: FormRules<NewPasswordField> = {
  check(values) {
    const error = newPasswordError(values, {
      tooShort: (count) => messageOf(words, 'addCharacters', { count }),
      isName: messageOf(words, 'passwordIsName'),
      mismatch: messageOf(words, 'mismatch'),
    });
    return error && { notice: undefined, errors: [error], focus: 'field' };
  },
  explain(error) {
    const field = isApiError(error) && error.code !== undefined ? FIELDS[error.code] : undefined;
    if (!field) return explain<NewPasswordField>('newPassword')(error);
    const message = reasonOf(error, messageOf(words, 'failed'), words);
    return { notice: failed(message), errors: [{ field, message }], focus: 'field' };
  },
};
