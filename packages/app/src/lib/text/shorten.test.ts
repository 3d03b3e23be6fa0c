import { describe, expect, it } from 'vitest';
import { beginningOf, shortName } from './shorten.ts';

describe('the beginning of what somebody wrote', () => {
  it('is all of it where it is short, in one line', () => {
    expect(beginningOf(' Send me\n money ')).toBe('Send me money');
    expect(beginningOf('')).toBe('');
  });

  it('ends with a sign that there is more, and cuts no character in two', () => {
    expect(beginningOf('🎉'.repeat(41))).toBe(`${'🎉'.repeat(40)}…`);
  });
});

describe('a file’s name as it is shown', () => {
  it.each([
    ['beach.jpg', 'beach.jpg'],
    ['../../etc/beach.jpg', 'beach.jpg'],
    ['C:\\photos\\beach.jpg', 'beach.jpg'],
    [`${'a'.repeat(296)}.jpg`, `${'a'.repeat(27)}…aaaaaaaa.jpg`],
    [`${'😀'.repeat(50)}.png`, `${'😀'.repeat(27)}…${'😀'.repeat(8)}.png`],
    ['صورة.jpg', 'صورة.jpg'],
    ['/', '/'],
  ])('of %j is %j', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});
