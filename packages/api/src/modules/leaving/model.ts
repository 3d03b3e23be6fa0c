import { leavingEnds, mayComeBack, returnTokenEnds } from '@friendbase/contract';
import type { CountedDays, Deletion, LeftAccount, StoredLeaving, Taken } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';

/** That a member has left. Their account is closed meanwhile. */
export class LeavingModel extends Model implements CountedDays {
  static override tableName = 'leavings';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare askedAt: string;
  /** `erasing`: nobody comes back anymore. `gone`: only that they were here is left. */
  declare state: 'left' | 'erasing' | 'gone';
  declare days: number;
  declare countedAt: string;
  /** JSON. */
  declare taken: string;
  declare tokenHash: string | null;
  declare tokenUntil: string | null;
  declare passes: number;
  declare leaseUntil: string | null;

  /** What leaving took, to give it back. */
  get takenAlong(): Taken {
    return JSON.parse(this.taken) as Taken;
  }

  /** What it took carries its moment and its member. */
  get deletion(): Deletion {
    return { deletedAt: this.askedAt, deletedBy: this.memberId };
  }
}

/** The row of a leaving. */
export const leavingRow = ({ token, taken, ...rest }: StoredLeaving) => ({
  ...rest,
  state: 'left',
  countedAt: rest.askedAt,
  taken: JSON.stringify(taken),
  tokenHash: token === null ? null : hashOfToken(token),
});

/** The leaving of a member that holds, if there is one. */
export const leavingOf = (db: Knex, memberId: string) =>
  LeavingModel.query(db).findOne({ memberId, state: 'left' });

/** What who has left is told, with a new token to come back; nothing where they cannot anymore. */
export async function tellLeft(
  trx: Knex.Transaction,
  memberId: string,
  now: Date,
): Promise<LeftAccount | undefined> {
  const leaving = await leavingOf(trx, memberId);
  if (!leaving || !mayComeBack(leaving, now)) return undefined;
  const token = newToken();
  await LeavingModel.query(trx)
    .findById(memberId)
    .patch({ tokenHash: hashOfToken(token), tokenUntil: returnTokenEnds(now) });
  const { askedAt } = leaving;
  return { askedAt, until: leavingEnds(askedAt), returnToken: token };
}
