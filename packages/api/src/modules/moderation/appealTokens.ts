import {
  ANSWER_LIFE_MS,
  appealTokenExpiry,
  closingTold,
  decisionTold,
  isAppealTokenGood,
  apiError,
} from '@friendbase/contract';
import type { ClosedAccount, Decision, StoredAppealToken } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';
import { askAgain } from './appeals.ts';
import type { Live } from '../../live/live.ts';
import { DecisionModel } from './model.ts';

/** What lets who is closed out ask to look again. */
export class AppealTokenModel extends Model {
  static override tableName = 'appeal_tokens';
  static override idColumn = 'tokenHash';

  declare tokenHash: string;
  declare decisionId: string;
  declare expiresAt: string;
}

/** The row of a token: whoever reads it cannot ask with it. */
export const appealTokenRow = ({ token, ...rest }: StoredAppealToken) => ({
  tokenHash: hashOfToken(token),
  ...rest,
});

/** What the owner of a closed account is told; nothing where the moderator of the decision is gone. */
export async function tellClosed(db: Knex, ownerId: string, now: Date): Promise<ClosedAccount | undefined> {
  const latest = await DecisionModel.query(db)
    .where({ ownerId, action: 'close', undoneAt: null })
    .withGraphFetched('appeal')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  const told = latest && closingTold(latest.stored, latest.appeal, now);
  if (!told) return undefined;
  const { decision, mayAppeal } = told;
  if (!mayAppeal) return { decision, appealToken: null };
  const token = newToken();
  const row = appealTokenRow({ token, decisionId: decision.id, expiresAt: appealTokenExpiry(now) });
  await AppealTokenModel.query(db).insert(row);
  return { decision, appealToken: token };
}

/** The decision that a token is bound to. Throws 403 for one that is unknown or too old. */
async function decisionWith(db: Knex, token: string, now: Date): Promise<DecisionModel> {
  const held = await AppealTokenModel.query(db).findById(hashOfToken(token));
  const decision = held && (await DecisionModel.query(db).findById(held.decisionId));
  if (!decision || !isAppealTokenGood(held, decision, now)) throw apiError('appealTokenRefused');
  return decision;
}

interface AskingWithToken {
  live: Pick<Live, 'tell'>;
  nextId: () => string;
  now: Date;
}

/** Asks to look again with a token. The decision takes one appeal, so a token cannot be used twice. */
export async function askAgainWithToken(
  trx: Knex.Transaction,
  { token, words }: { token: string; words: string },
  { live, nextId, now }: AskingWithToken,
): Promise<Decision> {
  const { id, ownerId } = await decisionWith(trx, token, now);
  return askAgain(trx, id, words, { live, ownerId, nextId, now });
}

/** What was asked about with a token, for who asks with it once more after a lost answer. */
export async function askedWithToken(db: Knex, token: string): Promise<Decision> {
  const held = await AppealTokenModel.query(db).findById(hashOfToken(token));
  const decision =
    held && (await DecisionModel.query(db).findById(held.decisionId).withGraphFetched('appeal'));
  const told = decision && decisionTold(decision.stored, decision.appeal);
  if (!told) throw apiError('appealTokenRefused');
  return told;
}

/** Removes the tokens that are over, once nobody gets an answer of theirs again. */
export const sweepAppealTokens = async (db: Knex, now: Date): Promise<number> =>
  AppealTokenModel.query(db)
    .where('expiresAt', '<=', new Date(now.getTime() - ANSWER_LIFE_MS).toISOString())
    .delete();
