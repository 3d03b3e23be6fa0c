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
export class RecoveryModel extends Model implements Omit<StoredRecovery, 'token' | 'ticket' | 'code'> {
  static override tableName = 'recoveries';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare tokenHash: string;
  declare way: RecoveryWay;
  declare createdAt: string;
  /** Of a mail: the browser that asked, the number that was sent, and how often one was tried. */
  declare ticketHash: string | null;
  declare codeHash: string | null;
  declare tries: number;
  declare member: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'recoveries.memberId', to: 'users.id' },
    },
  };
}

/** A number of a mail, and the hash of what the browser holds that it works in. */
interface MailedCode {
  ticketHash: string;
  code: string;
}

/**
 * How both are stored. A number has few digits: so that whoever reads its hash cannot try them all, that is made with the ticket's,
 * of which this table has only the hash once more.
 */
export const mailedHashes = ({ ticketHash, code }: MailedCode) => ({
  ticketHash: hashOfToken(ticketHash),
  codeHash: hashOfToken(`${ticketHash} ${code}`),
});

/** Lets a member choose a password, in place of any way that was open for them. Answers the token, which is stored nowhere. */
export async function openRecovery(
  trx: Knex.Transaction,
  memberId: string,
  way: RecoveryWay,
  now: Date,
  mailed?: MailedCode,
): Promise<string> {
  const token = newToken();
  const row = {
    memberId,
    tokenHash: hashOfToken(token),
    way,
    createdAt: now.toISOString(),
    ...(mailed ? mailedHashes(mailed) : { ticketHash: null, codeHash: null }),
    tries: 0,
  };
  await trx(RecoveryModel.tableName).insert(row).onConflict('memberId').merge();
  return token;
}

/** Gives what was sent its whole time again. Answers whether it is open still: not once it was used, or replaced. */
export const renewRecovery = async (trx: Knex.Transaction, token: string, now: Date): Promise<boolean> =>
  (await RecoveryModel.query(trx)
    .where({ tokenHash: hashOfToken(token) })
    .patch({ createdAt: now.toISOString() })) === 1;

/** Closes the way that is open for a member, if one is: whoever chose a password wants no other way to do it. */
export const closeRecovery = async (trx: Knex.Transaction, memberId: string): Promise<void> =>
  void (await RecoveryModel.query(trx).deleteById(memberId));

/** Closes what a mail to an address has opened that the member has no longer. */
export const closeMailed = async (trx: Knex.Transaction, memberId: string): Promise<void> =>
  void (await RecoveryModel.query(trx).where({ memberId, way: 'mail' }).delete());

/** Stores the card of a member in place of the one before. */
export const storeCard = async (trx: Knex.Transaction, card: Partial<RecoveryCardModel>): Promise<void> =>
  void (await trx(RecoveryCardModel.tableName).insert(card).onConflict('memberId').merge());

/** Removes what is too old to choose a password with. */
export const sweepRecoveries = async (db: Knex, now: Date): Promise<number> =>
  RecoveryModel.query(db)
    .where('createdAt', '<', new Date(now.getTime() - RECOVERY_MINUTES * 60_000).toISOString())
    .delete();
