import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { expect, it } from 'vitest';
import { countdownTo } from './countdown.ts';

const START = new Date('2026-11-27T23:00:00Z');

it.each([
  ['2026-11-24T18:48:00Z', '3 days, 4 hours, 12 minutes'],
  ['2026-11-26T22:00:00Z', '1 day, 1 hour, 0 minutes'],
  ['2026-11-27T22:58:30Z', '0 days, 0 hours, 2 minutes'],
  ['2026-11-27T22:59:59Z', '0 days, 0 hours, 1 minute'],
  ['2026-11-27T23:00:00Z', 'Event Started!'],
  ['2026-11-28T10:00:00Z', 'Event Started!'],
])('says at %s “%s”', (now, words) => {
  const countdown = countdownTo(START, new Date(now));
  expect(sayWords(REFERENCE, countdown.words)).toBe(words);
  expect(countdown.hasStarted).toBe(words === 'Event Started!');
});
