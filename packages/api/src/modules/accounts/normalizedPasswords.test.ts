import { describe, expect, it } from 'vitest';
import type { Passwords } from '../../http/context.ts';
import { cheapPasswords } from '../../testing/passwords.ts';
import { normalizedPasswords } from './normalizedPasswords.ts';

const [COMPOSED, DECOMPOSED] = ['caf\u{E9} river', 'cafe\u{301} river'] as const;

describe('a password that can be typed in two forms', () => {
  it('opens in both, whichever it was set in', async () => {
    const passwords = normalizedPasswords(cheapPasswords);
    for (const given of [COMPOSED, DECOMPOSED]) {
      const phc = await passwords.hash(given);
      expect(await passwords.verify(COMPOSED, phc)).toBe(true);
      expect(await passwords.verify(DECOMPOSED, phc)).toBe(true);
    }
  });

  it('still opens as it was typed where its hash is older than the rule', async () => {
    const phc = await cheapPasswords.hash(DECOMPOSED);
    expect(await normalizedPasswords(cheapPasswords).verify(DECOMPOSED, phc)).toBe(true);
  });

  it('is looked at once where both forms are the same', async () => {
    const tried: string[] = [];
    const counting: Passwords = {
      ...cheapPasswords,
      async verify(password) {
        tried.push(password);
        return false;
      },
    };
    const passwords = normalizedPasswords(counting);
    await passwords.verify(COMPOSED, undefined);
    expect(tried).toEqual([COMPOSED]);
    await passwords.verify(DECOMPOSED, undefined);
    expect(tried).toEqual([COMPOSED, COMPOSED, DECOMPOSED]);
  });
});
