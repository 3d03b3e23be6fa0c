import type { Knex } from 'knex';
import { insertIfAbsent } from './insertIfAbsent.ts';

const TABLE = 'idempotency_keys';

/** A key and the call it was sent with, as hashes. */
interface KeyedCall {
  keyHash: string;
  callHash: string;
}

/** What a call was answered. `answer` is JSON. */
export interface KeptAnswer {
  status: number;
  answer: string;
}

/** Whose answer it is, once somebody is known. */
interface Owned {
  userId: string | undefined;
}

/** The answer that belongs to a key, with the call that it was given to. */
export const findAnswer = async (db: Knex, keyHash: string): Promise<(KeyedCall & KeptAnswer) | undefined> =>
  db<KeyedCall & KeptAnswer>(TABLE).where({ keyHash }).first('keyHash', 'callHash', 'status', 'answer');

/**
 * Takes a key for the call that `trx` carries out; false when the key has an answer. Waits for another transaction that
 * has taken the same key: if that one is rolled back, the key is free again.
 */
export const takeKey = (trx: Knex.Transaction, call: KeyedCall, now: Date): Promise<boolean> =>
  insertIfAbsent(trx, TABLE, { ...call, createdAt: now.toISOString() });

/** Writes the answer to a key that `trx` has taken. */
export const keepAnswer = async (
  trx: Knex.Transaction,
  keyHash: string,
  answer: KeptAnswer & Owned,
): Promise<void> => {
  await trx(TABLE).where({ keyHash }).update(answer);
};

/** Keeps a refusal, unless the key has an answer by now; answers whether it did. */
export const keepRefusal = (
  db: Knex,
  call: KeyedCall,
  refusal: KeptAnswer & Owned,
  now: Date,
): Promise<boolean> => insertIfAbsent(db, TABLE, { ...call, ...refusal, createdAt: now.toISOString() });

/** Removes the answers that were given before `until`. */
export const removeAnswers = (db: Knex, until: Date): Promise<number> =>
  db(TABLE).where('createdAt', '<=', until.toISOString()).delete();
