import { createPasswords } from '../modules/accounts/passwords.ts';

/** Argon2id at its minimum cost. Only the tests of the cost itself use another. */
export const cheapPasswords = createPasswords({ cost: { memory: 8, passes: 1, parallelism: 1 } });
