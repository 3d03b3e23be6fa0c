import { RECOVERY_MINUTES } from '@friendbase/contract';
import type { RecoveryWay, StoredRecovery } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';
import { MemberModel } from '../users/model.ts';

/** The card of a member: who reads its hash cannot get in with it. */
export class RecoveryCardModel extends Model {
  static override tableName = 'recovery_cards';
  static override idColumn = 'memberId';

  declare memberId: string;
  /** Hashed as passwords are: a card has far less than 112 bits. */
  declare secretHash: string;
  declare madeAt: string;
}

/** What lets a member choose a password, by the hash of what was given out. */
export class RecoveryModel extends Model implements Omit<StoredRecovery, 'token'> {
  static override tableName = 'recoveries';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare tokenHash: string;
  declare way: RecoveryWay;
  declare createdAt: string;
  declare member: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'recoveries.memberId', to: 'users.id' },
    },
  };
}

/** Lets a member choose a password, in place of any way that was open for them. Answers the token, which is stored nowhere. */
export async function openRecovery(
  trx: Knex.Transaction,
  memberId: string,
  way: RecoveryWay,
  now: Date,
): Promise<string> {
  const token = newToken();
  const row = { memberId, tokenHash: hashOfToken(token), way, createdAt: now.toISOString() };
  await trx(RecoveryModel.tableName).insert(row).onConflict('memberId').merge();
  return token;
}

/** Closes the way that is open for a member, if one is: whoever chose a password wants no other way to do it. */
export const closeRecovery = async (trx: Knex.Transaction, memberId: string): Promise<void> =>
  void (await RecoveryModel.query(trx).deleteById(memberId));

/** Stores the card of a member in place of the one before. */
export const storeCard = async (trx: Knex.Transaction, card: Partial<RecoveryCardModel>): Promise<void> =>
  void (await trx(RecoveryCardModel.tableName).insert(card).onConflict('memberId').merge());

/** Removes what is too old to choose a password with. */
export const sweepRecoveries = async (db: Knex, now: Date): Promise<number> =>
  RecoveryModel.query(db)
    .where('createdAt', '<', new Date(now.getTime() - RECOVERY_MINUTES * 60_000).toISOString())
    .delete();
