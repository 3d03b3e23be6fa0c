import { expect, it } from 'vitest';
import { inSentences } from './inSentences.ts';

it.each([
  [['Logout failed', 'Please try again.'], 'Logout failed. Please try again.'],
  [['Welcome back!', "You're now logged in."], "Welcome back! You're now logged in."],
  [['Logged out successfully', ''], 'Logged out successfully.'],
])('says %j as sentences', (parts, spoken) => {
  expect(inSentences(...parts)).toBe(spoken);
});
