import { MOST_PASSKEYS, requireRoom } from '@friendbase/contract';
import type { Passkey, StoredPasskey } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Pojo } from 'objection';
import { SessionModel } from '../sessions/model.ts';
import { MemberModel } from '../users/model.ts';

/** A passkey of a member. Nobody gets in with what is stored of it. */
export class PasskeyModel extends Model implements StoredPasskey {
  static override tableName = 'passkeys';

  declare id: string;
  declare memberId: string;
  declare credentialId: string;
  declare name: string;
  /** COSE, as authenticators give it, in Base64url. */
  declare publicKey: string;
  declare counter: number;
  declare createdAt: string;
  declare lastUsedAt: string | null;
  declare pausedAt: string | null;
  declare member?: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'passkeys.memberId', to: 'users.id' },
    },
  };

  get isPaused(): boolean {
    return this.pausedAt !== null;
  }

  /** PostgreSQL has large numbers as text. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(row);
    return 'counter' in parsed ? { ...parsed, counter: Number(parsed['counter']) } : parsed;
  }
}

/** Which passkeys a member has, the newest first. */
export const readPasskeys = async (db: Knex, memberId: string): Promise<PasskeyModel[]> =>
  PasskeyModel.query(db)
    .where({ memberId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_PASSKEYS);

/** The passkeys that a member can prove something with. */
export const readOpenPasskeys = async (db: Knex, memberId: string): Promise<PasskeyModel[]> =>
  (await readPasskeys(db, memberId)).filter(({ isPaused }) => !isPaused);

/** A passkey of a member's own, as the member sees it. */
export const seenPasskey = ({ id, name, createdAt, lastUsedAt, isPaused }: PasskeyModel): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isPaused,
});

/** Throws 409 where a member has as many as one may have. Whoever writes has the member's row locked. */
export const requireRoomFor = async (db: Knex, memberId: string): Promise<void> =>
  requireRoom(await PasskeyModel.query(db).where({ memberId }).resultSize());

/** After passkeys were taken away: without one no session of their member is strong, wherever it began. */
export async function weakenWithoutPasskeys(trx: Knex.Transaction, memberId: string): Promise<void> {
  if (await PasskeyModel.query(trx).findOne({ memberId })) return;
  await SessionModel.query(trx).where({ userId: memberId }).patch({ isStrong: false });
}

/** To whom passkeys were offered, and who wants none. */
export class PasskeyOfferModel extends Model {
  static override tableName = 'passkey_offers';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare declinedAt: string | null;
}
