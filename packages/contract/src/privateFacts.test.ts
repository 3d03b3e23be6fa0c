import { expect, it } from 'vitest';
import { privateFactIn } from './privateFacts.ts';

it.each([
  'I made 12 cookies',
  'We won 3 to 2 in 2026!',
  'See you @ the park',
  'I walked down the street',
  'I have 40 FBB now',
  'Thank you for the birthday card',
  'Give me a minute. I count my money',
  '',
])('lets “%s” be', (text) => {
  expect(privateFactIn(text)).toBeUndefined();
});

it.each([
  'Call me: 555-123-4567',
  '(555) 123 4567',
  '+1 555 123 4567',
  '(555) 12 (34) 567',
  'write to sam@example.org please',
  'I live at 12 Green Street',
  'Come to 4 Old Mill Rd.',
  'Send $20 to 12 Green Street',
])('notices how to find somebody in “%s”', (text) => {
  expect(privateFactIn(text)).toBe('personal');
});

it.each([
  'It costs $20',
  'Only 15 dollars',
  'Buy me a gift card',
  'What is your bank account?',
  'Can you lend me some money?',
  'Do you have PayPal',
  'Do you have Pay Pal',
  'I need a loan',
  'Only ¥500',
])('notices money in “%s”', (text) => {
  expect(privateFactIn(text)).toBe('money');
});

it('answers at once for the longest words a member can type', { tags: 'long' }, () => {
  for (const piece of ['1 a ', 'a', '1', 'a@', 'give ']) {
    const started = performance.now();
    privateFactIn(piece.repeat(2000));
    expect(performance.now() - started).toBeLessThan(500);
  }
});
