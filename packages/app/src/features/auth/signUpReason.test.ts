import { ApiError } from '@friendbase/contract';
import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { signUpReason } from './signUpReason.ts';

const serverSays = (message: string) => new ApiError({ status: 400, message });

describe('why a sign up did not work', () => {
  const said = (error: unknown) => sayWords(REFERENCE, signUpReason(error));

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
  ])('is told from the sentence “%s” where there is no code', (message, words) => {
    expect(said(serverSays(message))).toBe(words);
  });

  it('is told from the code where there is one', () => {
    expect(said(new ApiError({ status: 409, message: 'Nope.', code: 'usernameTaken' }))).toBe(
      'This username is already taken. Please choose a different one.',
    );
  });
});
