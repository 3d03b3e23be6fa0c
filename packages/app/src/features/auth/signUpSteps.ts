import { CHALLENGE_TYPES } from '@friendbase/contract';
import type { FieldError, FormValues } from '../../lib/forms/formMachine.ts';
import { signUpRules } from './signUpRules.ts';
import type { SignUpField } from './signUpReason.ts';

/** One thing a step. The last one holds what may be left out. */
export const SIGN_UP_STEPS = [
  ['username'],
  ['displayName'],
  ['avatarUrl'],
  ['email'],
  ['password', 'confirmPassword'],
  ['challengeType'],
  ['caregiverEmail', 'emergencyContact', 'supportNeeds'],
] as const satisfies (readonly SignUpField[])[];

export const LAST_STEP = SIGN_UP_STEPS.length - 1;

/** In which step a field stands, from 0. */
export const stepOf = (field: SignUpField): number =>
  SIGN_UP_STEPS.findIndex((fields: readonly SignUpField[]) => fields.includes(field));

/** Answers that nothing is wrong with, in place of those that are not asked for yet. */
const LATER: FormValues<SignUpField> = {
  username: 'somebody',
  displayName: 'Somebody',
  avatarUrl: '',
  email: 'somebody@example.org',
  password: 'river piano lemon',
  confirmPassword: 'river piano lemon',
  challengeType: CHALLENGE_TYPES[0],
  caregiverEmail: '',
  emergencyContact: '',
  supportNeeds: '',
};

/** What keeps the member from the next step, by the rules of the whole form. */
export function problemsOfStep(step: number, values: FormValues<SignUpField>): FieldError<SignUpField>[] {
  const asked = SIGN_UP_STEPS.slice(0, step + 1).flat();
  const answers = { ...LATER, ...Object.fromEntries(asked.map((field) => [field, values[field]])) };
  return (signUpRules.check(answers)?.errors ?? []).filter(({ field }) => stepOf(field) === step);
}

/** Where somebody goes on whose answers were stored: the first step that lacks one. */
export const firstOpenStep = (values: FormValues<SignUpField>): number => {
  const open = SIGN_UP_STEPS.findIndex((_, step) => problemsOfStep(step, values).length > 0);
  return open === -1 ? LAST_STEP : open;
};
