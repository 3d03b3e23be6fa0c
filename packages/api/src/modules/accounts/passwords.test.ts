import { describe, expect, it } from 'vitest';
import { PASSWORD, cheapPasswords as passwords } from '../../../testing/members.ts';
import { createPasswords, NO_PASSWORD, normalizedPasswords } from './passwords.ts';
import type { Passwords } from '../../http/context.ts';

/** From the tests of the reference implementation (`phc-winner-argon2`, `src/test.c`). */
const MADE_ELSEWHERE = [
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
  '$argon2id$v=19$m=65536,t=1,p=1$c29tZXNhbHQ$9qWtwbpyPd3vm1rB1GThgPzZ3/ydHL92zKL+15XZypg',
];

describe('a password', () => {
  it.each([undefined, NO_PASSWORD, '', '$argon2id$broken'])(
    'never opens an account whose hash is %j',
    async (phc) => {
      expect(await passwords.verify('', phc)).toBe(false);
      expect(await passwords.verify(PASSWORD, phc)).toBe(false);
    },
  );

  it('opens with the same characters and no others', async () => {
    const phc = await passwords.hash('pässwörd 🙂');
    expect(await passwords.verify('pässwörd 🙂', phc)).toBe(true);
    expect(await passwords.verify('pässwörd', phc)).toBe(false);
  });

  it('has another hash each time', async () => {
    expect(await passwords.hash(PASSWORD)).not.toBe(await passwords.hash(PASSWORD));
  });

  it('costs what it is told', async () => {
    const dear = createPasswords({ cost: { memory: 64, passes: 3, parallelism: 2 } });
    expect(await dear.hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=64,t=3,p=2\$/);
  });

  it.each(MADE_ELSEWHERE)('is verified at the cost that %s names', async (phc) => {
    expect(await passwords.verify('password', phc)).toBe(true);
    expect(await passwords.verify('passwore', phc)).toBe(false);
  });
});

const [COMPOSED, DECOMPOSED] = ['caf\u{E9} river', 'cafe\u{301} river'] as const;

describe('a password that can be typed in two forms', () => {
  it('opens in both, whichever it was set in', async () => {
    const normalized = normalizedPasswords(passwords);
    for (const given of [COMPOSED, DECOMPOSED]) {
      const phc = await normalized.hash(given);
      expect(await normalized.verify(COMPOSED, phc)).toBe(true);
      expect(await normalized.verify(DECOMPOSED, phc)).toBe(true);
    }
  });

  it('still opens as it was typed where its hash is older than the rule', async () => {
    const phc = await passwords.hash(DECOMPOSED);
    expect(await normalizedPasswords(passwords).verify(DECOMPOSED, phc)).toBe(true);
  });

  it('is looked at once where both forms are the same', async () => {
    const tried: string[] = [];
    const counting: Passwords = {
      ...passwords,
      async verify(password) {
        tried.push(password);
        return false;
      },
    };
    const normalized = normalizedPasswords(counting);
    await normalized.verify(COMPOSED, undefined);
    expect(tried).toEqual([COMPOSED]);
    await normalized.verify(DECOMPOSED, undefined);
    expect(tried).toEqual([COMPOSED, COMPOSED, DECOMPOSED]);
  });
});
