import { randomBytes } from 'node:crypto';
import { CODE_BYTES, redemptionCode } from '@friendbase/contract';

/** Redemption codes that nobody can guess: each is 60 bits of the system's randomness. */
export const randomCodes = { next: (): string => redemptionCode(randomBytes(CODE_BYTES)) };
