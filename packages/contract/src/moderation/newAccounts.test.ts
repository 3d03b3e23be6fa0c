import { expect, it } from 'vitest';
import { isNewAccount, newAccountSignals } from './newAccounts.ts';

it.each([
  ['Hello, I like trains.', []],
  ['We were 12 people in 2024.', []],
  ['My number is 555 010-0199.', ['phoneNumber']],
  ['See www.example.com', ['link']],
  ['I need 50 $', ['money']],
  ['Buy me a gift card', ['money']],
])('sees in “%s” %j', (words, signals) => {
  expect(newAccountSignals({ words })).toEqual(signals);
});

it('sees many requests and the same words to many', () => {
  expect(newAccountSignals({ requests: 10, sameWordsTo: 2 })).toEqual([]);
  expect(newAccountSignals({ requests: 11, sameWordsTo: 3 })).toEqual(['manyRequests', 'sameWords']);
});

it('is over after seven days', () => {
  const joined = '2024-01-01T00:00:00.000Z';
  expect(isNewAccount(joined, new Date('2024-01-07T23:59:59.000Z'))).toBe(true);
  expect(isNewAccount(joined, new Date('2024-01-08T00:00:00.000Z'))).toBe(false);
});
