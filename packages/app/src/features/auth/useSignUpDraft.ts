import { VISITOR } from '../../lib/forms/drafts.ts';
import type { FormValues } from '../../lib/forms/formMachine.ts';
import { useServices } from '../../lib/page/services.ts';
import { SIGN_UP_FIELDS, type SignUpField } from './signUpReason.ts';

const SECRETS: readonly SignUpField[] = ['password', 'confirmPassword'];
const OPTIONAL: readonly SignUpField[] = ['avatarUrl', 'caregiverEmail', 'emergencyContact', 'supportNeeds'];

const fromFields = (valueOf: (field: SignUpField) => string) =>
  Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, valueOf(field)])) as FormValues<SignUpField>;

export const EMPTY_SIGN_UP = fromFields(() => '');

export const hasOptionalAnswers = (values: FormValues<SignUpField>): boolean =>
  OPTIONAL.some((field) => values[field] !== '');

/** The answers of a sign-up that is not finished, stored on this device. Passwords stay in memory only (G12). */
export function useSignUpDraft() {
  const { drafts } = useServices();
  return {
    read: () => fromFields((field) => (SECRETS.includes(field) ? '' : (drafts.read(VISITOR, field) ?? ''))),
    persist: (changed: FormValues<SignUpField>) => {
      for (const field of SIGN_UP_FIELDS) {
        if (!SECRETS.includes(field)) drafts.persist(VISITOR, field, changed[field]);
      }
    },
    forget: () => drafts.forget(VISITOR),
  };
}
