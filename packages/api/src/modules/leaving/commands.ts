import { apiError, requireOwnAccount, requireReturn } from '@friendbase/contract';
import type { User } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { hashOfToken } from '../../http/sessionCookie.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import type { MemberContext } from '../context.ts';
import { closeAccount, closingThatHolds, openAgain } from '../moderation/hideSubject.ts';
import { ExportModel } from '../takeAlong/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { LeavingModel, leavingRow } from './model.ts';

/** Leaving for good, and coming back within the time for that. */
export function leavingCommands({ db, clock, live, passwords, logger }: Deps, limits: Limits) {
  const checkCurrentPassword = currentPasswordCheck({ passwords }, limits);
  return {
    /** Hides everything of a member, as closing does. Throws 403 for a wrong password and the demo account. */
    async leave({ currentPassword }: { currentPassword: string }, context: MemberContext): Promise<void> {
      const { member } = context;
      requireOwnAccount(member);
      await checkCurrentPassword(currentPassword, context);
      await context.write(async (trx) => {
        const askedAt = clock.now().toISOString();
        const taken = await closeAccount(trx, member.id, { deletedAt: askedAt, deletedBy: member.id });
        const leaving = { memberId: member.id, askedAt, taken, token: null, tokenUntil: null };
        await trx(LeavingModel.tableName).insert(leavingRow(leaving));
        await ExportModel.query(trx)
          .where({ memberId: member.id })
          .patch({ expiresAt: askedAt, dueAt: null });
        // Whoever is making one finds that it is theirs no more, and removes the file.
        await ExportModel.query(trx)
          .where({ memberId: member.id })
          .whereIn('state', ['waiting', 'making'])
          .patch({ state: 'failed' });
        live.tell(trx, { memberId: member.id, name: 'sessionEnded', data: {} });
      });
      await context.endSession();
      logSecurity(logger, 'leavingAsked', member.id);
    },

    /** Brings everything back. Of several at once one does. Throws 403 for a token that is unknown or too old. */
    async comeBack({ token }: { token: string }, context: MemberContext): Promise<User> {
      const tokenHash = hashOfToken(token);
      const found = requireReturn(
        await LeavingModel.query(db).findOne({ tokenHash, state: 'left' }),
        clock.now(),
      );
      const member = await context.write(async (trx) => {
        await holdMember(trx, found.memberId);
        // Another press, or the deletion, may have been faster.
        const leaving = await LeavingModel.query(trx).findOne({ tokenHash, state: 'left' });
        const { memberId, takenAlong: taken, deletion } = requireReturn(leaving, clock.now());
        // Decided since they have logged in: that is said where they log in once more.
        if (await closingThatHolds(trx, memberId)) throw apiError('returnOver');
        await LeavingModel.query(trx).deleteById(memberId);
        await openAgain(trx, { ownerId: memberId, taken, deletion });
        await context.startSession(memberId, trx);
        return MemberModel.query(trx).findById(memberId).throwIfNotFound();
      });
      logSecurity(logger, 'cameBack', member.id);
      return member;
    },
  };
}
