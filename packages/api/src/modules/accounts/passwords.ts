import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../../http/context.ts';
import type { RunLimited } from '../../db/concurrencyLimit.ts';
import { normalizePassword } from '@friendbase/contract';

const derive = promisify(argon2);

/** What one hash costs whoever makes or guesses it. */
export interface PasswordCost {
  /** KiB, at least 8 for each lane of `parallelism`. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The least that OWASP's password storage advice asks of Argon2id: 19 MiB and two passes, about 30 ms. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** Stands where a hash would, for an account that no password opens. */
export const NO_PASSWORD = '!';

/**
 * Hashing takes a whole thread of the four that libuv has, and SQLite needs one of them: two are left for everybody
 * else. A queue of 200 is worked off in 3 s on two idle cores.
 */
export const PASSWORD_QUEUE = { atOnce: 2, mostWaiting: 200, waitMs: 5000 };

interface PasswordOptions {
  /** Of new hashes; one that exists is verified at the cost it names. */
  cost: PasswordCost;
  /** Decides when a hash may be worked out. */
  run?: RunLimited;
}

export function createPasswords({ cost, run = (work) => work() }: PasswordOptions): Passwords {
  const deriveInTurn = (parameters: Argon2Parameters): Promise<Buffer> =>
    run(() => derive('argon2id', parameters));
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await deriveInTurn({ message: password, nonce, tagLength: TAG_BYTES, ...cost });
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
    },

    async verify(password, phc) {
      const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc ?? '') ?? [];
      const expected = Buffer.from(tag ?? '', 'base64');
      const actual = await deriveInTurn({
        message: password,
        nonce: nonce ? Buffer.from(nonce, 'base64') : Buffer.alloc(16),
        tagLength: expected.length || TAG_BYTES,
        memory: Number(memory ?? cost.memory),
        passes: Number(passes ?? cost.passes),
        parallelism: Number(parallelism ?? cost.parallelism),
      });
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/**
 * Passwords in one form, however a keyboard composes them. A hash that is older than this rule may be of the password
 * as it was typed: that form is tried too, where it differs, which takes twice as long.
 */
export const normalizedPasswords = (passwords: Passwords): Passwords => ({
  hash: (password) => passwords.hash(normalizePassword(password)),
  async verify(password, phc) {
    const normalized = normalizePassword(password);
    if (await passwords.verify(normalized, phc)) return true;
    return normalized !== password && passwords.verify(password, phc);
  },
});
