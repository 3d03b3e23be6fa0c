import {
  ApiError,
  EMAIL_TAKEN_MESSAGE,
  NetworkError,
  apiError,
  USERNAME_TAKEN_MESSAGE,
} from '@friendbase/contract';
import { REFERENCE, sayWords, type Words } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import type { FormErrors } from '../../lib/forms/formMachine.ts';
import { CANNOT_REACH } from '../../lib/errors/apiErrors.ts';
import { findUsernameRules } from './findUsernameRules.ts';
import { logInRules } from './logInRules.ts';
import { givenAnswers, signUpRules } from './signUpRules.ts';

const complete = {
  username: 'sam',
  displayName: 'Sam',
  avatarUrl: '',
  email: 'sam@example.org',
  password: 'secret',
  confirmPassword: 'secret',
  challengeType: 'cognitive',
  caregiverEmail: '',
  emergencyContact: '',
  supportNeeds: '',
};
const said = (words: Words | undefined) => sayWords(REFERENCE, words ?? '');
const toastOf = (rejection: FormErrors | undefined) =>
  rejection && {
    ...rejection.notice,
    title: said(rejection.notice?.title),
    text: said(rejection.notice?.text),
  };
const fieldsOf = (rejection: { errors: { field: string }[] } | undefined) =>
  rejection?.errors.map(({ field }) => field);

describe('log in', () => {
  it('needs both answers', () => {
    const rejection = logInRules.check({ username: ' ', password: '' });
    expect(toastOf(rejection)).toMatchObject({
      title: 'Missing Information',
      text: 'Please fill in both username and password.',
      isSpoken: false,
    });
    expect(fieldsOf(rejection)).toEqual(['username', 'password']);
  });

  it('takes a password of spaces as it is', () => {
    expect(logInRules.check({ username: 'sam', password: '      ' })).toBeUndefined();
  });

  it('tells the server’s words at the field', () => {
    const { errors, notice } = logInRules.explain(new ApiError({ status: 401, message: 'Check it.' }));
    expect(errors).toEqual([{ field: 'username', message: 'Check it.', isAboutForm: true }]);
    expect(said(notice?.title)).toBe('Login Failed');
  });
});

describe('sign up', () => {
  it('names every missing answer in the order of the form', () => {
    const rejection = signUpRules.check({ ...complete, challengeType: '', username: '', email: ' ' });
    expect(toastOf(rejection)?.title).toBe('Missing Information');
    expect(fieldsOf(rejection)).toEqual(['username', 'email', 'challengeType']);
  });

  it.each([
    [{ password: 'abc', confirmPassword: 'abd' }, 'Password Mismatch', 'confirmPassword'],
    [{ password: 'abc', confirmPassword: 'abc' }, 'Password Too Short', 'password'],
    [{ email: 'sam' }, 'Account Creation Failed', 'email'],
  ])('refuses %j as “%s”', (change, title, field) => {
    const rejection = signUpRules.check({ ...complete, ...change });
    expect(toastOf(rejection)?.title).toBe(title);
    expect(fieldsOf(rejection)).toEqual([field]);
  });

  it('says how many characters are missing', () => {
    const rejection = signUpRules.check({ ...complete, password: 'abcd', confirmPassword: 'abcd' });
    expect(said(rejection?.errors[0]?.message)).toBe('The password is too short. Add 2 more.');
  });

  it.each([
    [{}, 5],
    [{ confirmPassword: '' }, 4],
    [{ confirmPassword: 'secreT' }, 4],
    [{ password: '', confirmPassword: '' }, 4],
    [{ username: ' ', challengeType: '' }, 3],
    [{ username: '', displayName: '', email: '', password: '', confirmPassword: 'x', challengeType: '' }, 0],
  ])('counts the needed answers with %j as %i', (change, count) => {
    expect(givenAnswers({ ...complete, ...change })).toBe(count);
  });

  it('accepts a complete form', () => {
    expect(signUpRules.check(complete)).toBeUndefined();
  });

  it.each([
    [USERNAME_TAKEN_MESSAGE, 'username'],
    [EMAIL_TAKEN_MESSAGE, 'email'],
    ['Password must be at least 8 letters', 'password'],
    ['displayName: this text is too long.', 'displayName'],
  ])('leads straight to the answer that “%s” is about', (message, field) => {
    expect(signUpRules.explain(new ApiError({ status: 409, message }))).toMatchObject({
      errors: [{ field }],
      focus: 'field',
    });
  });

  it.each([
    [apiError('usernameLooksTaken'), 'username'],
    [apiError('emailTaken'), 'email'],
    [apiError('passwordCommon', { field: 'password' }), 'password'],
    [apiError('nameWithoutLetter', { field: 'displayName' }), 'displayName'],
    [apiError('nameClaimsRole', { field: 'username' }), 'username'],
    [apiError('nameClaimsRole', { field: 'displayName' }), 'displayName'],
  ])('leads straight to the answer that a code is about', (error, field) => {
    expect(signUpRules.explain(error)).toMatchObject({ errors: [{ field }], focus: 'field' });
  });

  it('has one list to read when the network is gone', () => {
    expect(signUpRules.explain(new NetworkError('x'))).toMatchObject({
      errors: [{ message: CANNOT_REACH, isAboutForm: true }],
      focus: 'summary',
    });
  });
});

describe('finding a username', () => {
  it('needs an email address', () => {
    expect(toastOf(findUsernameRules.check({ email: ' ' }))).toMatchObject({
      title: 'Email Required',
      text: 'Please enter your email address to find your account.',
    });
  });

  it.each([new ApiError({ status: 404, message: 'no' }), apiError('signedOut'), new NetworkError('x')])(
    'shows the same toast for any error',
    (error) => {
      expect(toastOf(findUsernameRules.explain(error))).toMatchObject({
        title: 'Account Not Found',
        text: 'No account found with that email address. Try signing up instead.',
      });
    },
  );

  it('leads straight to the address that is not known', () => {
    const rejection = findUsernameRules.explain(new ApiError({ status: 404, message: 'no' }));
    expect(rejection).toMatchObject({ errors: [{ field: 'email' }], focus: 'field' });
  });

  it('tells in the summary when the network was the reason', () => {
    expect(findUsernameRules.explain(new NetworkError('x')).errors[0]?.message).toEqual(CANNOT_REACH);
  });
});
