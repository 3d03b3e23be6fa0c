import { expect, it } from 'vitest';
import { looksPersonal } from './personalDetails.ts';

it.each([
  'Call me: 555-123-4567',
  '(555) 123 4567',
  '+1 555 123 4567',
  'write to sam@example.org please',
  'I live at 12 Green Street',
  'Come to 4 Old Mill Rd.',
])('notices personal details in “%s”', (text) => {
  expect(looksPersonal(text)).toBe(true);
});

it.each([
  'I made 12 cookies',
  'We won 3 to 2 in 2026!',
  'See you @ the park',
  'I walked down the street',
  '',
])('lets “%s” be', (text) => {
  expect(looksPersonal(text)).toBe(false);
});
