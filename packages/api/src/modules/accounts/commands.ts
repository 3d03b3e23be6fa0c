import {
  isApiError,
  apiError,
  drawnPersonIn,
  requireForeignPassword,
  requireOwnAccount,
  toldOfAccount,
  toldOfSecurity,
  usernameKey,
  WELCOME_FBB,
} from '@friendbase/contract';
import type { ChallengeType, Credentials, PasswordChange, Registration } from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import { requireNoRoleName } from '@friendbase/contract/skeleton';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import type { MemberContext } from '../context.ts';
import { meetDevice } from '../devices/commands.ts';
import { storeDevice } from '../devices/model.ts';
import { emailChanges } from '../email/emailChanges.ts';
import { heldNameCheck } from '../leaving/heldNames.ts';
import { openPictures, removePictures } from '../pictureLogin/model.ts';
import { closeRecovery } from '../recovery/model.ts';
import { SessionModel } from '../sessions/model.ts';
import { insertMember } from '../users/commands.ts';
import { limitKnownEmails } from '../users/knownEmails.ts';
import { findByUsername, MemberModel } from '../users/model.ts';
import { currentPasswordCheck } from './currentPassword.ts';
import { passwordGuesses } from './guesses.ts';
import { normalizedPasswords } from './passwords.ts';
import { startOpenSession } from './startOpenSession.ts';

/** What changes who may log in, and as whom. */
export function accountCommands(deps: Deps, limits: Limits) {
  const { db, clock, ids, live, logger } = deps;
  const passwords = normalizedPasswords(deps.passwords);
  const guesses = passwordGuesses(limits);
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  const ofEmail = emailChanges(deps, limits);

  const commands = {
    /** Starts a session. Throws 401 for a wrong name or password, 429 after too many tries. */
    async logIn({ username, password }: Credentials, context: MemberContext): Promise<MemberModel> {
      const name = usernameKey(username);
      await guesses.count(name, context.address);
      const member = await findByUsername(db, username);
      const isRight = await passwords.verify(password, member?.passwordHash);
      if (!member || !isRight) {
        logSecurity(logger, 'loginRefused', member?.id);
        throw apiError('loginRefused');
      }
      await guesses.forgive(name, context.address);
      await startOpenSession(deps, member, context, {
        isStrong: false,
        within: context.write,
        // It may have changed since: that change has ended the sessions it found, but not this one.
        unchanged: { passwordHash: member.passwordHash },
        refused: 'loginRefused',
        onStarted: (trx, { key }) => openPictures(trx, member.id, key),
      });
      return member;
    },

    /** Opens an account and starts its session. Throws 409 for a name or email address that is taken. */
    async register(registration: Registration, context: MemberContext): Promise<MemberModel> {
      if (context.isRepeat) return commands.logInAgain(registration, context);
      const { password, avatarUrl, ...given } = registration;
      requireNoRoleName(given);
      requireUncommonPassword('password', password);
      const passwordHash = await passwords.hash(password);
      const follow = await ofEmail.prepare(given.email);
      const requireFree = await heldNameCheck(db, given.username, clock.now());
      const open = (): Promise<MemberModel> =>
        context.createOnce(async (trx) => {
          await requireFree(trx);
          const added = await insertMember(trx, {
            ...given,
            id: ids.next(),
            passwordHash,
            // The contract's sign-up rule has refused an empty one.
            challengeType: given.challengeType as ChallengeType,
            caregiverEmail: given.caregiverEmail ?? '',
            emergencyContact: given.emergencyContact ?? '',
            supportNeeds: given.supportNeeds ?? '',
            drawnPerson: drawnPersonIn(avatarUrl ?? '') ?? '',
            friendbaseBucks: WELCOME_FBB,
            createdAt: clock.now().toISOString(),
          });
          await meetDevice(deps, trx, added, await context.startSession(added.id, trx));
          live.tell(trx, toldOfAccount(added.id));
          await follow(trx, undefined, added);
          return added;
        });
      return limitKnownEmails(limits, [context.address], open);
    },

    /**
     * For who signed up and never got the answer. A login like any other, with its limits: who has found out the key of
     * a stranger still needs their password. Throws 422 for another one.
     */
    async logInAgain(registration: Registration, context: MemberContext): Promise<MemberModel> {
      try {
        return await commands.logIn(registration, context);
      } catch (error) {
        throw isApiError(error, 401) ? apiError('idempotencyKeyReused') : error;
      }
    },

    /**
     * Ends every other session of the member. Throws 403 for a wrong current password and the demo account, and 401 where another change
     * was faster: it has ended this session.
     */
    async changePassword(
      { currentPassword, newPassword }: PasswordChange,
      context: MemberContext,
    ): Promise<void> {
      const { member } = context;
      requireOwnAccount(member);
      requireForeignPassword(newPassword, member);
      requireUncommonPassword('newPassword', newPassword);
      await checkCurrentPassword(currentPassword, context);
      const passwordHash = await passwords.hash(newPassword);
      await context.write(async (trx) => {
        if (!(await replacePassword(trx, member, passwordHash))) throw apiError('signedOut');
        if (!(await SessionModel.query(trx).deleteById(member.sessionHash))) throw apiError('signedOut');
        await SessionModel.query(trx).where({ userId: member.id }).delete();
        await closeRecovery(trx, member.id);
        await removePictures(trx, member.id);
        const { key } = await context.startSession(member.id, trx, member);
        // Whoever has the password is known here from now on, also from before devices were.
        await storeDevice(trx, { memberId: member.id, key }, clock.now());
        live.tell(trx, toldOfSecurity(member.id, 'passwordChanged'));
      });
      logSecurity(logger, 'passwordChanged', member.id);
    },
  };
  return commands;
}

type KnownPassword = Pick<MemberModel, 'id' | 'passwordHash'>;

/** Whether the password was unchanged since `known` was read. One statement: of two concurrent changes one wins. */
async function replacePassword(
  trx: Knex.Transaction,
  known: KnownPassword,
  passwordHash: string,
): Promise<boolean> {
  const { id, passwordHash: before } = known;
  return (await MemberModel.query(trx).where({ id, passwordHash: before }).patch({ passwordHash })) === 1;
}
