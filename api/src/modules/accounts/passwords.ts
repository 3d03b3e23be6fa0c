import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The least that OWASP's password storage advice asks of Argon2id: 19 MiB and two passes, about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** Stands where a hash would, for an account that no password opens. */
export const NO_PASSWORD = '!';

/** A PHC string, so that a later version can raise the cost and still read the old ones. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: TAG_BYTES, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether `password` made `phc`. Takes as long for `undefined` and `NO_PASSWORD`, and answers false. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc ?? '') ?? [];
  const expected = Buffer.from(tag ?? '', 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: nonce ? Buffer.from(nonce, 'base64') : Buffer.alloc(16),
    tagLength: expected.length || TAG_BYTES,
    memory: Number(memory ?? COST.memory),
    passes: Number(passes ?? COST.passes),
    parallelism: Number(parallelism ?? COST.parallelism),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
