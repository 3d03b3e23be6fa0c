import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingLoginFields } from './accounts.ts';
import { missingSignupFields, NEEDED_SIGNUP_FIELDS, signupProblem, signupError } from './registration.ts';
import { MIN_PASSWORD_CHARACTERS, characterCount } from './text.ts';
import { normalizePassword } from './password.ts';
import type { Registration } from './registration.ts';
import { isEmailAddress } from './users.ts';
import { apiError } from './apiError.ts';

const filled: Registration = {
  username: 'iris',
  email: 'iris@example.com',
  displayName: 'Iris',
  password: 'blue sky',
  challengeType: 'cognitive',
};
const none: Partial<Registration> = {
  username: '',
  email: '',
  displayName: '',
  password: '',
  challengeType: '',
};

describe('what stops a sign-up', () => {
  it('names every needed answer that is missing, in the order of the form', () => {
    expect(missingSignupFields({ ...filled, ...none })).toEqual(NEEDED_SIGNUP_FIELDS);
    const some = fc.subarray([...NEEDED_SIGNUP_FIELDS]);
    fc.assert(
      fc.property(some, fc.constantFrom('', ' ', '\t\n'), (fields, empty) => {
        const left = fields.map((field) => [field, field === 'password' ? '' : empty]);
        const values = { ...filled, ...(Object.fromEntries(left) as Partial<Registration>) };
        expect(missingSignupFields(values)).toEqual(fields);
      }),
    );
  });

  it.each([
    [{ password: 'abc', confirmPassword: 'abd', email: 'x', username: '' }, 'missing'],
    [{ password: 'abc', confirmPassword: 'abd', email: 'x' }, 'mismatch'],
    [{ password: 'abc', confirmPassword: 'abc', email: 'x' }, 'short'],
    [{ password: 'abc', email: 'x' }, 'short'],
    [{ email: 'x' }, 'email'],
    [{ confirmPassword: 'blue sky' }, undefined],
    [{}, undefined],
  ])('looks at one thing after the other: %j', (change, problem) => {
    expect(signupProblem({ ...filled, ...change })?.problem).toBe(problem);
  });

  it('says how many characters a short password needs', () => {
    const password = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(password, (words) => {
        const missingCharacters = MIN_PASSWORD_CHARACTERS - characterCount(normalizePassword(words));
        const expected = missingCharacters > 0 ? { problem: 'short', missingCharacters } : undefined;
        expect(signupProblem({ ...filled, password: words })).toEqual(expected);
      }),
    );
  });

  it('gives the server a sentence for each problem that reaches it', () => {
    const messages = [none, { password: 'abc' }, { email: 'x' }].map(
      (change) => apiError(...signupError({ ...filled, ...change })!).message,
    );
    expect(messages).toEqual([
      'All required fields must be filled in. Missing: username, email, displayName, password, challengeType.',
      'Password must be at least 6 characters long.',
      'email: Please write an email address like name@example.com.',
    ]);
    expect(signupError(filled)).toBeUndefined();
  });
});

describe('an email address', () => {
  it.each(['', 'iris', '@example.com', 'iris@', 'a@b@c', 'a b@c', 'a@b c'])('is not “%s”', (value) => {
    expect(isEmailAddress(value)).toBe(false);
  });

  it.each(['iris@example.com', ' iris@example.com ', 'i@b', 'zoë@exämple.com', 'a+b@c.d'])(
    'is “%s”',
    (value) => {
      expect(isEmailAddress(value)).toBe(true);
    },
  );
});

describe('what a login lacks', () => {
  it.each([
    [{ username: '', password: '' }, ['username', 'password']],
    [{ username: '  ', password: 'x' }, ['username']],
    [{ username: 'ann', password: '' }, ['password']],
    [{ username: 'ann', password: '   ' }, []],
  ])('for %j is %j', (credentials, fields) => {
    expect(missingLoginFields(credentials)).toEqual(fields);
  });
});
