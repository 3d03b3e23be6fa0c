import { conflictOf } from '@friendbase/contract';
import type { Conflict } from '@friendbase/contract';
import type { Knex } from 'knex';
import { orderedPair } from '../friendships/pairedIds.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { ReportModel } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';

/** What a moderator acts on: whose it is, and the case whose reports it is about. */
interface Matter {
  ownerId: string;
  caseId: string;
}

/** What keeps a moderator from acting on a case that is not about themselves. */
export async function readConflict(
  db: Knex,
  { ownerId, caseId }: Matter,
  moderatorId: string,
): Promise<Exclude<Conflict, 'decidedFirst'> | undefined> {
  const own = await ReportModel.query(db).findOne({ caseId, reporterId: moderatorId }).select('id');
  const friendship = await FriendshipModel.query(db).findOne(orderedPair(ownerId, moderatorId));
  const isReplaceable =
    friendship?.status === 'blocked' && (await isAnotherLeft(db, { ownerId, caseId }, moderatorId));
  return conflictOf(moderatorId, { hasReported: own !== undefined, friendship, isReplaceable });
}

/** Whether a moderator may not act on it: it is about them, or they have a conflict. */
export const isPartial = async (db: Knex, matter: Matter, moderatorId: string): Promise<boolean> =>
  matter.ownerId === moderatorId || (await readConflict(db, matter, moderatorId)) !== undefined;

async function isAnotherLeft(db: Knex, { ownerId, caseId }: Matter, moderatorId: string): Promise<boolean> {
  const known = FriendshipModel.query(db)
    .whereIn('status', ['accepted', 'blocked'])
    .where(
      (pair) =>
        void pair
          .where({ userId: ownerId, friendId: db.ref('users.id') })
          .orWhere({ friendId: ownerId, userId: db.ref('users.id') }),
    );
  const other = await MemberModel.query(db)
    .findOne({ role: 'moderator', closedAt: null })
    .whereNotIn('id', [ownerId, moderatorId])
    .whereNotExists(known)
    .whereNotExists(ReportModel.query(db).where({ caseId, reporterId: db.ref('users.id') }))
    .select('id');
  return other !== undefined;
}
