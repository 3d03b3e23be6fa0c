import { createHash, createHmac } from 'node:crypto';
import { ANSWER_LIFE_MS, ApiError, isStoredError, apiError } from '@friendbase/contract';
import type { Knex } from 'knex';
import { findAnswer, storeAnswer, storeError, removeAnswers, takeKey } from '../db/idempotencyKeys.ts';
import type { StoredAnswer } from '../db/idempotencyKeys.ts';
import { transact } from '../db/transact.ts';
import type { ApiContext, ServerDeps } from './context.ts';
import { createTurns } from './turns.ts';

/** A call that came with a key. */
export interface RepeatableCall {
  key: string;
  /** The member who sent it: the key of another member is another key. */
  sender: string | undefined;
  /** What makes it the same call as another. */
  text: string;
  /** Whose the answer is, asked once it is there: a sign-up makes its own member. */
  ownerId(): string | undefined;
  /** The answer to what the handler's transaction gave. */
  answerTo(result: unknown): StoredAnswer;
  /** The answer to an error response, in the language of who called. */
  errorTo(errorResponse: ApiError): StoredAnswer;
}

/** Throws where the caller may not make this call anymore, and holds what it has asked until `trx` ends. */
export type Guard = (trx: Knex.Transaction) => Promise<void>;

/** How a handler writes. */
export type Once = Pick<ApiContext<unknown>, 'write' | 'createOnce' | 'key' | 'isRepeat'>;

/** Another process has given the key its answer while this one was on the way. */
class KeyTaken extends Error {}

/**
 * Carries out calls once, however often they come with the same key. The key is taken within the transaction that does
 * the work, so that a process which is killed leaves both or neither. Whoever comes meanwhile waits, and gets the
 * same answer.
 */
export function createIdempotency({ db, clock, live }: Pick<ServerDeps, 'db' | 'clock' | 'live'>) {
  const inTurn = createTurns();

  const writing =
    (guard: Guard): Once['write'] =>
    (work) =>
      transact(db, async (trx) => {
        await guard(trx);
        const result = await work(trx);
        await live.flush(trx);
        return result;
      });

  function withoutKey(guard: Guard): Once {
    const write = writing(guard);
    return { write, createOnce: write, key: undefined, isRepeat: false };
  }

  /** `carryOut` is the call's handler. Visitors' calls run it for a repeat too, as what they get is a session. */
  async function answerOnce(
    call: RepeatableCall,
    guard: Guard,
    carryOut: (once: Once) => Promise<unknown>,
  ): Promise<StoredAnswer> {
    const hashes = hashesOf(call);
    const found = await findAnswer(db, hashes.keyHash);
    if (found) {
      if (found.callHash !== hashes.callHash) throw apiError('idempotencyKeyReused');
      if (!call.sender && found.status < 400) await carryOut({ ...withoutKey(guard), isRepeat: true });
      return found;
    }
    let stored: StoredAnswer | undefined;
    let guardError: unknown;
    const write = writing(async (trx) => {
      try {
        await guard(trx);
      } catch (error) {
        guardError = error;
        throw error;
      }
    });
    const createOnce: Once['createOnce'] = (work) =>
      write(async (trx) => {
        if (!(await takeKey(trx, hashes, clock.now()))) throw new KeyTaken();
        const result = await work(trx);
        stored = call.answerTo(result);
        await storeAnswer(trx, hashes.keyHash, { ...stored, userId: call.ownerId() });
        return result;
      });
    try {
      await carryOut({ write, createOnce, key: call.key, isRepeat: false });
    } catch (error) {
      if (error instanceof KeyTaken) return answerOnce(call, guard, carryOut);
      // Of this moment: a pause ends.
      if (error === guardError) throw error;
      if (!(error instanceof ApiError) || !isStoredError(error.status)) throw error;
      stored = call.errorTo(error);
      const isStored = await storeError(db, hashes, { ...stored, userId: call.ownerId() }, clock.now());
      if (!isStored) return answerOnce(call, guard, carryOut);
    }
    if (!stored) throw new Error('A creating call was answered without createOnce.');
    return stored;
  }

  return {
    withoutKey,
    withKey: (
      call: RepeatableCall,
      guard: Guard,
      carryOut: (once: Once) => Promise<unknown>,
    ): Promise<StoredAnswer> => inTurn(hashesOf(call).keyHash, () => answerOnce(call, guard, carryOut)),
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;

/** The key is the secret of the second hash: short words could otherwise be found by trying. */
const hashesOf = ({ key, sender, text }: RepeatableCall) => ({
  keyHash: createHash('sha256')
    .update(JSON.stringify([sender ?? '', key]))
    .digest('base64url'),
  callHash: createHmac('sha256', key).update(text).digest('base64url'),
});

/** Removes the answers that nobody asks for anymore. */
export const sweepAnswers = (db: Knex, now: Date): Promise<number> =>
  removeAnswers(db, new Date(now.getTime() - ANSWER_LIFE_MS));
