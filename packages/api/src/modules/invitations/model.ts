import { overBefore, requireUsable } from '@friendbase/contract';
import type { StoredInvitation } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { hashOfToken } from '../../http/sessionCookie.ts';
import { relationBetween } from '../friendships/model.ts';
import { MemberModel } from '../users/model.ts';

/** An invitation that nobody has used. Of its key there is a hash. */
export class InvitationModel extends Model implements Omit<StoredInvitation, 'key'> {
  static override tableName = 'invitations';

  declare id: string;
  declare memberId: string;
  declare keyHash: string;
  declare madeAt: string;
}

/** Those of a member that wait, the latest first. */
export const waitingOf = (db: Knex, memberId: string, now: Date) =>
  InvitationModel.query(db)
    .where({ memberId })
    .where('madeAt', '>', overBefore(now))
    .orderBy([
      { column: 'madeAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);

/** The invitation with a key, for who was given it, with its maker. Error responses of the contract's `requireUsable`. */
export async function requireInvitation(db: Knex, key: string, readerId: string, now: Date) {
  const invitation = await InvitationModel.query(db).findOne({ keyHash: hashOfToken(key) });
  const maker = invitation && (await MemberModel.query(db).findById(invitation.memberId).modify('profile'));
  const found = invitation &&
    maker && {
      id: invitation.id,
      madeAt: invitation.madeAt,
      maker,
      isMakerOpen: maker.closedAt === null,
      relation: await relationBetween(db, readerId, maker.id),
    };
  return requireUsable(found, now);
}

/** Ends all of a member that wait. */
export const endInvitationsOf = (db: Knex, memberId: string): PromiseLike<number> =>
  InvitationModel.query(db).where({ memberId }).delete();

/** Removes what is over. */
export const sweepInvitations = async (db: Knex, now: Date): Promise<number> =>
  InvitationModel.query(db).where('madeAt', '<=', overBefore(now)).delete();
