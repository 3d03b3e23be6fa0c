import {
  apiError,
  arePicturesClosed,
  NO_TRIES,
  picturesText,
  requireOwnAccount,
  toldOfSecurity,
} from '@friendbase/contract';
import type { GivenOf, makePictureLogin, PictureLogin } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import { startOpenSession } from '../accounts/startOpenSession.ts';
import type { MemberContext } from '../context.ts';
import { deviceHashOf, isDeviceKnown } from '../devices/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { countTry, facesOf, keyHashOf, PictureLoginModel } from './model.ts';

/** How members log in with pictures on a device of theirs. */
export function pictureLoginCommands(deps: Deps, limits: Limits) {
  const { db, clock, ids, live, passwords, logger } = deps;
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  const tellClosed = (trx: Knex.Transaction, memberId: string, { device }: MemberContext): void =>
    live.tell(trx, toldOfSecurity(memberId, 'picturesClosed', device));

  return {
    /** Throws 403 for members with a role, a device that is not known, a wrong password and the demo account. */
    async make(
      { currentPassword, pictures }: GivenOf<typeof makePictureLogin>['body'],
      context: MemberContext,
    ): Promise<PictureLogin> {
      const { member, deviceKey: key } = context;
      requireOwnAccount(member);
      if (member.role !== 'member') throw apiError('picturesNotForRoles');
      if (key === undefined || !(await isDeviceKnown(db, member.id, key)))
        throw apiError('picturesNeedLogIn');
      await checkCurrentPassword(currentPassword, context);
      const secretHash = await passwords.hash(picturesText(key, pictures));
      const madeAt = clock.now().toISOString();
      await context.write(async (trx) => {
        // Given meanwhile, a role has removed the others.
        if ((await MemberModel.query(trx).findById(member.id))?.role !== 'member')
          throw apiError('picturesNotForRoles');
        if (!(await isDeviceKnown(trx, member.id, key))) throw apiError('picturesNeedLogIn');
        const own = { memberId: member.id, deviceHash: deviceHashOf(member.id, key) };
        await PictureLoginModel.query(trx).where(own).delete();
        const id = ids.next();
        await PictureLoginModel.query(trx).insert({
          ...own,
          id,
          keyHash: keyHashOf(key),
          secretHash,
          madeAt,
          ...NO_TRIES,
        });
        live.tell(trx, toldOfSecurity(member.id, 'pictures', context.device));
      });
      context.tellFaces(true);
      logSecurity(logger, 'picturesMade', member.id);
      return { madeAt, isClosed: false };
    },

    /**
     * Starts a session. Throws 403 for other pictures, after the same work on every device. The try that closes this way is told to
     * its member.
     */
    async logIn(
      { faceId, pictures }: { faceId: string; pictures: readonly string[] },
      context: MemberContext,
    ): Promise<MemberModel> {
      const key = context.deviceKey ?? '';
      const face = { id: faceId, keyHash: keyHashOf(key) };
      const counted = await context.write((trx) => countTry(trx, face));
      const found = (await facesOf(db, key)).find(({ id }) => id === faceId);
      const isRight = await passwords.verify(picturesText(key, pictures), counted?.secretHash);
      if (!found || !counted || !isRight) {
        logSecurity(logger, 'picturesRefused', found?.memberId);
        if (!found || (counted && !arePicturesClosed(counted))) throw apiError('picturesRefused');
        if (counted) {
          await context.write(async (trx) => tellClosed(trx, found.memberId, context));
          logSecurity(logger, 'picturesClosed', found.memberId);
        }
        throw apiError('picturesClosed');
      }
      const { member, secretHash } = found;
      await startOpenSession(deps, member, context, {
        isStrong: false,
        refused: 'picturesRefused',
        within: (start) =>
          context.write(async (trx) => {
            await holdMember(trx, member.id);
            // They may have been removed since, with the device or by a changed password.
            const tries = { triesInRow: 0, triesInAll: counted.triesInAll - 1 };
            const held = await PictureLoginModel.query(trx)
              .where({ ...face, secretHash })
              .patch(tries);
            if (held !== 1) throw apiError('picturesRefused');
            await start(trx);
          }),
      });
      return member;
    },
  };
}
