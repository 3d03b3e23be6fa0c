import { describe, expect, it } from 'vitest';
import { beginningOf } from './shorten.ts';

describe('the beginning of what somebody wrote', () => {
  it('is all of it where it is short, in one line', () => {
    expect(beginningOf(' Send me\n money ')).toBe('Send me money');
    expect(beginningOf('')).toBe('');
  });

  it('ends with a sign that there is more, and cuts no character in two', () => {
    expect(beginningOf('🎉'.repeat(41))).toBe(`${'🎉'.repeat(40)}…`);
  });
});
