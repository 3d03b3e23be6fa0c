import { describe, expect, it } from 'vitest';
import { shortName } from '../lib/shorten.ts';

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
