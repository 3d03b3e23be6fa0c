import { describe, expect, it } from 'vitest';
import { firstOpenStep, LAST_STEP, problemsOfStep, stepOf } from './signUpSteps.ts';
import { givenAnswers } from './signUpRules.ts';
import { SIGN_UP_FIELDS } from './signUpReason.ts';
import { EMPTY_SIGN_UP } from './useSignUpDraft.ts';

const ROBIN = {
  ...EMPTY_SIGN_UP,
  username: 'robin',
  displayName: 'Robin',
  email: 'robin@example.org',
  password: 'river piano lemon',
  confirmPassword: 'river piano lemon',
  challengeType: 'cognitive',
};
const fieldsWrong = (step: number, values: typeof ROBIN) =>
  problemsOfStep(step, values).map(({ field }) => field);

describe('the steps of a sign-up', () => {
  it('ask for every answer of the form once', () => {
    for (const field of SIGN_UP_FIELDS) expect(stepOf(field)).toBeGreaterThanOrEqual(0);
  });

  it('look at the answers of their own step alone', () => {
    expect(fieldsWrong(0, EMPTY_SIGN_UP)).toEqual(['username']);
    expect(fieldsWrong(0, { ...EMPTY_SIGN_UP, username: 'robin' })).toEqual([]);
    expect(fieldsWrong(4, { ...ROBIN, password: 'ab', confirmPassword: 'ab' })).toEqual(['password']);
    expect(fieldsWrong(4, { ...ROBIN, confirmPassword: 'another', challengeType: '' })).toEqual([
      'confirmPassword',
    ]);
  });

  it('know what was answered before: a name is no password', () => {
    expect(fieldsWrong(4, { ...ROBIN, password: 'robin robin', confirmPassword: 'robin robin' })).toEqual([]);
    expect(
      fieldsWrong(4, { ...ROBIN, username: 'robinson', password: 'robinson', confirmPassword: 'robinson' }),
    ).toEqual(['password']);
  });

  it('lets who wants no face go on, and counts none as missing', () => {
    expect(fieldsWrong(stepOf('avatarUrl'), ROBIN)).toEqual([]);
    expect(givenAnswers(ROBIN)).toBe(5);
  });

  it('go on at the first answer that is missing', () => {
    expect(firstOpenStep(EMPTY_SIGN_UP)).toBe(0);
    expect(firstOpenStep({ ...ROBIN, password: '', confirmPassword: '' })).toBe(4);
    expect(firstOpenStep(ROBIN)).toBe(LAST_STEP);
  });
});
