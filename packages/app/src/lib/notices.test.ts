import { ApiError, getMe, NetworkError } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { CANNOT_REACH, notices, signupReason } from './notices.ts';

const serverSays = (message: string) => new ApiError({ status: 400, message });

describe('the words for a failed log in', () => {
  it('are the server’s', () => {
    expect(notices.loginFailed(serverSays('That was a lot of tries.'))).toMatchObject({
      title: 'Login Failed',
      text: 'That was a lot of tries.',
      tone: 'destructive',
    });
  });

  it('are the spec’s when the server had none', () => {
    expect(notices.loginFailed(serverSays('')).text).toBe('Please check your username and password.');
  });

  it('do not blame the member for the network', () => {
    expect(notices.loginFailed(new NetworkError('no answer')).text).toBe(CANNOT_REACH);
  });

  it.each([
    ['a mistake in our code', new TypeError('x is undefined')],
    ['an answer of the wrong shape', getMe.output?.safeParse(7).error],
    ['an answer that is no JSON', new SyntaxError('Unexpected token <')],
  ])('do not blame the network for %s', (_, error) => {
    expect(notices.loginFailed(error).text).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('the words for a failed sign up', () => {
  it.each([
    ['Username already taken', 'This username is already taken. Please choose a different one.'],
    [
      'Email already registered',
      'This email is already registered. Please use a different email or try logging in.',
    ],
    [
      'All required fields must be there',
      'Please fill in all required fields including your challenge type.',
    ],
    ['Password must be at least 6', 'Password must be at least 6 characters long.'],
    ['Anything else', 'Anything else'],
    ['', 'Please try again with different information.'],
  ])('for “%s”', (message, words) => {
    expect(signupReason(serverSays(message))).toBe(words);
  });
});
