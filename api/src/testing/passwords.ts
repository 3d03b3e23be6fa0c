import { createPasswords } from '../modules/accounts/passwords.ts';

/** At the least cost that Argon2id has: what a hash costs is the matter of its own tests alone. */
export const cheapPasswords = createPasswords({ cost: { memory: 8, passes: 1, parallelism: 1 } });
