import { createHash, createHmac } from 'node:crypto';
import { ANSWER_LIFE_MS, ApiError, isKeptRefusal, refusalJson, refused } from '@friendbase/contract';
import type { Knex } from 'knex';
import { findAnswer, keepAnswer, keepRefusal, removeAnswers, takeKey } from '../db/idempotencyKeys.ts';
import type { KeptAnswer } from '../db/idempotencyKeys.ts';
import { transact } from '../db/transact.ts';
import type { ApiContext, Deps } from './context.ts';
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
  answerTo(result: unknown): KeptAnswer;
}

/** How a handler carries out a call that creates something. */
export type Once = Pick<ApiContext<unknown>, 'createOnce' | 'isRepeat'>;

/** Another process has given the key its answer while this one was on the way. */
class KeyTaken extends Error {}

/**
 * Carries out calls once, however often they come with the same key. The key is taken within the transaction that does
 * the work, so that a process which is killed leaves both or neither. Whoever comes meanwhile waits, and gets the
 * same answer.
 */
export function createIdempotency({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const inTurn = createTurns();
  const withoutKey: Once = { createOnce: (work) => transact(db, work), isRepeat: false };

  /** `carryOut` is the call's handler. Visitors' calls run it for a repeat too, as what they get is a session. */
  async function answerOnce(
    call: RepeatableCall,
    carryOut: (once: Once) => Promise<unknown>,
  ): Promise<KeptAnswer> {
    const hashes = hashesOf(call);
    const found = await findAnswer(db, hashes.keyHash);
    if (found) {
      if (found.callHash !== hashes.callHash) throw refused('idempotencyKeyReused');
      if (!call.sender && found.status < 400) await carryOut({ ...withoutKey, isRepeat: true });
      return found;
    }
    let kept: KeptAnswer | undefined;
    const createOnce: Once['createOnce'] = (work) =>
      transact(db, async (trx) => {
        if (!(await takeKey(trx, hashes, clock.now()))) throw new KeyTaken();
        const result = await work(trx);
        kept = call.answerTo(result);
        await keepAnswer(trx, hashes.keyHash, { ...kept, userId: call.ownerId() });
        return result;
      });
    try {
      await carryOut({ createOnce, isRepeat: false });
    } catch (error) {
      if (error instanceof KeyTaken) return answerOnce(call, carryOut);
      if (!(error instanceof ApiError) || !isKeptRefusal(error.status)) throw error;
      kept = { status: error.status, answer: JSON.stringify(refusalJson(error)) };
      const isKept = await keepRefusal(db, hashes, { ...kept, userId: call.ownerId() }, clock.now());
      if (!isKept) return answerOnce(call, carryOut);
    }
    if (!kept) throw new Error('A creating call was answered without createOnce.');
    return kept;
  }

  return {
    withoutKey,
    withKey: (call: RepeatableCall, carryOut: (once: Once) => Promise<unknown>): Promise<KeptAnswer> =>
      inTurn(hashesOf(call).keyHash, () => answerOnce(call, carryOut)),
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

/** Removes the answers that nobody asks for any more. */
export const sweepAnswers = (db: Knex, now: Date): Promise<number> =>
  removeAnswers(db, new Date(now.getTime() - ANSWER_LIFE_MS));
