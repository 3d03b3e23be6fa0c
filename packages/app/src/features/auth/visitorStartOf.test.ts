import { apiError, type Reason, type VisitorForm } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { visitorStartOf } from './visitorStartOf.ts';
import { aDecision } from '../../../testing/aDecision.ts';

const SECRET = 'three green ducks';
const ANSWERS = {
  username: 'zoe',
  displayName: 'Zoe',
  email: 'zoe@example.com',
  password: SECRET,
  confirmPassword: SECRET,
  challengeType: 'cognitive',
  caregiverEmail: 'mum@example.com',
  emergencyContact: '',
  supportNeeds: 'Short sentences',
};
const mismatch: Reason = ['invalidInput', { problem: 'passwordsDiffer', field: 'confirmPassword' }];

const pageOf = (form: VisitorForm, typed: Record<string, string>, reason: Reason) => {
  const { status, message, code, retryAfterSeconds } = apiError(...reason);
  const errorResponse = {
    status,
    message,
    code,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  return visitorStartOf({ place: { form, next: '/messages' }, formKey: 'key', typed, errorResponse });
};

describe('the page after a form was refused', () => {
  it.each<[VisitorForm, Record<string, string>, Reason, string[]]>([
    ['log-in', {}, ['loginIncomplete'], ['usernameMissing', 'passwordMissing']],
    ['log-in', ANSWERS, ['loginRefused'], ['loginRefused']],
    ['log-in', ANSWERS, ['tooManyTries', { retryAfterSeconds: 90 }], ['tooManyTries']],
    ['log-in', ANSWERS, ['ourFault'], ['ourFault']],
    ['help', { email: '' }, ['helpEmailMissing'], ['emailMissing']],
    ['help', { email: 'a@example.com' }, ['accountNotFound'], ['notFound']],
    [
      'sign-up',
      { ...ANSWERS, displayName: '', challengeType: '' },
      ['signupIncomplete', { fields: ['displayName', 'challengeType'] }],
      ['displayNameMissing', 'challengeTypeMissing'],
    ],
    ['sign-up', { ...ANSWERS, confirmPassword: 'x' }, mismatch, ['mismatch']],
    ['sign-up', { ...ANSWERS, password: 'a', confirmPassword: 'a' }, ['passwordTooShort'], ['addCharacters']],
    ['sign-up', ANSWERS, ['passwordCommon', { field: 'password' }], ['passwordCommon']],
    ['sign-up', ANSWERS, ['usernameTaken'], ['usernameTaken']],
  ])('of %s with %o and %o says %o', (form, typed, reason, expected) => {
    const { errors = [] } = pageOf(form, typed, reason);
    const keys = errors.map(({ message }) => (typeof message === 'string' ? message : message.key));
    expect(keys).toEqual(expected);
  });

  it('has every word that was typed, and no password', () => {
    const { password, confirmPassword, ...words } = ANSWERS;
    const start = pageOf('sign-up', ANSWERS, ['usernameTaken']);
    expect(start).toMatchObject({ form: 'sign-up', next: '/messages', formKey: 'key', values: words });
    expect(JSON.stringify(start)).not.toContain(password);
    expect(confirmPassword).toBe(password);
  });

  it('takes no field that the form does not have', () => {
    const start = pageOf('log-in', { username: 'sam', isAdmin: 'true', __proto__: 'x' }, ['loginIncomplete']);
    expect(start.values).toEqual({ username: 'sam' });
  });

  it('names the field that is too long', () => {
    const reason: Reason = ['invalidInput', { problem: 'tooLong', field: 'supportNeeds', named: '1000' }];
    expect(pageOf('sign-up', ANSWERS, reason).errors).toMatchObject([{ field: 'supportNeeds' }]);
  });
});

describe('the page of a closed account', () => {
  const decision = aDecision({ action: 'closed' });
  const page = { place: { form: 'log-in', next: undefined }, formKey: 'key', typed: {} } as const;

  it('has what was decided, and the token', () => {
    const details = { decision, appealToken: 'a-token' };
    const { status, message, code } = apiError('accountClosed', { details });
    const start = visitorStartOf({ ...page, errorResponse: { status, message, code, details } });
    expect(start.closed).toEqual(details);
  });

  it('has no token after it was asked about', () => {
    const askedAgain = { ...decision, appeal: 'waiting' } as const;
    expect(visitorStartOf({ ...page, askedAgain }).closed).toEqual({
      decision: askedAgain,
      appealToken: null,
    });
  });
});
