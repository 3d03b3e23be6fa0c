import type { Knex } from 'knex';
import { Model } from 'objection';
import { deleteInBatches } from './deleteInBatches.ts';
import { insertIfAbsent } from './transact.ts';

/** A key and the call it was sent with, as hashes. */
interface KeyedCall {
  keyHash: string;
  callHash: string;
}

/** What a call was answered. `answer` is JSON. */
export interface StoredAnswer {
  status: number;
  answer: string;
}

/** Whose answer it is, once somebody is known. */
interface Owned {
  userId: string | undefined;
}

/** A key that a call was sent with, and what it was answered. */
export class IdempotencyKeyModel extends Model implements KeyedCall, StoredAnswer {
  static override tableName = 'idempotency_keys';
  static override idColumn = 'keyHash';

  declare keyHash: string;
  declare callHash: string;
  declare status: number;
  declare answer: string;
  declare userId?: string | undefined;
  declare createdAt: string;
}

/** The answer that belongs to a key, with the call that it was given to. */
export const findAnswer = async (
  db: Knex,
  keyHash: string,
): Promise<(KeyedCall & StoredAnswer) | undefined> => IdempotencyKeyModel.query(db).findById(keyHash);

/**
 * Takes a key for the call that `trx` carries out; false when the key has an answer. Waits for another transaction that
 * has taken the same key: if that one is rolled back, the key is free again.
 */
export const takeKey = (trx: Knex.Transaction, call: KeyedCall, now: Date): Promise<boolean> =>
  insertIfAbsent(trx, IdempotencyKeyModel.tableName, { ...call, createdAt: now.toISOString() });

/** Writes the answer to a key that `trx` has taken. */
export const storeAnswer = async (
  trx: Knex.Transaction,
  keyHash: string,
  answer: StoredAnswer & Owned,
): Promise<void> => {
  await IdempotencyKeyModel.query(trx).findById(keyHash).patch(answer);
};

/** Stores an error response, unless the key has an answer by now; answers whether it did. */
export const storeError = (
  db: Knex,
  call: KeyedCall,
  errorResponse: StoredAnswer & Owned,
  now: Date,
): Promise<boolean> =>
  insertIfAbsent(db, IdempotencyKeyModel.tableName, {
    ...call,
    ...errorResponse,
    createdAt: now.toISOString(),
  });

/** Removes the answers that were given before `until`. */
export const removeAnswers = (db: Knex, until: Date): Promise<number> =>
  deleteInBatches(() => IdempotencyKeyModel.query(db).where('createdAt', '<=', until.toISOString()));
