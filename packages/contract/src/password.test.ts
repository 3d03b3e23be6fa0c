import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from './accounts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordProblem } from './password.ts';

const iris = { username: 'Iris Blue', email: 'i.blue@example.com' };

describe('a password', () => {
  it.each([
    ['five characters', 'river', { problem: 'short', missingCharacters: 1 }],
    [
      'accents that are characters of their own',
      'e\u{301}e\u{301}e\u{301}',
      { problem: 'short', missingCharacters: 3 },
    ],
    ['the username', 'iris blue', { problem: 'name' }],
    ['the username in wide letters', 'ＩＲＩＳ ｂｌｕｅ', { problem: 'name' }],
    ['the email address', 'I.Blue@Example.com', { problem: 'name' }],
    ['what stands before its @', 'i.blue', { problem: 'name' }],
    ['the username and more', 'iris blue sky', undefined],
    ['six spaces', '      ', undefined],
  ])('of %s has the problem it has', (_, password, problem) => {
    expect(passwordProblem(password, iris)).toEqual(problem);
  });

  it('of nobody yet is not their name', () => {
    expect(passwordProblem('      ', { username: '', email: '' })).toBeUndefined();
  });
});

describe('the common passwords', () => {
  it.each(['123456', 'password', 'PASSWORD', ' qwerty ', 'FriendBase', 'friendbase123'])(
    'hold “%s”',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['river piano lemon', '      ', '', DEMO_ACCOUNT.password])('do not hold “%s”', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
