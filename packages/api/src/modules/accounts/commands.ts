import {
  isApiError,
  apiError,
  drawnPersonIn,
  requireForeignPassword,
  requireOwnAccount,
  toldOfAccount,
  usernameKey,
  WELCOME_FBB,
} from '@friendbase/contract';
import type {
  ApiError,
  ChallengeType,
  Credentials,
  PasswordChange,
  Registration,
} from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import { requireNoRoleName } from '@friendbase/contract/skeleton';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import type { MemberContext } from '../context.ts';
import { heldNameCheck } from '../leaving/heldNames.ts';
import { leavingOf, tellLeft } from '../leaving/model.ts';
import { tellClosed } from '../moderation/appealTokens.ts';
import { closeRecovery } from '../recovery/model.ts';
import { SessionModel } from '../sessions/model.ts';
import { insertMember } from '../users/commands.ts';
import { limitKnownEmails } from '../users/knownEmails.ts';
import { findByUsername, MemberModel } from '../users/model.ts';
import { currentPasswordCheck } from './currentPassword.ts';
import { passwordGuesses } from './guesses.ts';
import { normalizedPasswords } from './passwords.ts';

const loginRefused = () => apiError('loginRefused');

/** What changes who may log in, and as whom. */
export function accountCommands(deps: Deps, limits: Limits) {
  const { db, clock, ids, live, logger } = deps;
  const passwords = normalizedPasswords(deps.passwords);
  const guesses = passwordGuesses(limits);
  const checkCurrentPassword = currentPasswordCheck(deps, limits);

  const commands = {
    /** Starts a session. Throws 401 for a wrong name or password, 429 after too many tries. */
    async logIn({ username, password }: Credentials, context: MemberContext): Promise<MemberModel> {
      const name = usernameKey(username);
      await guesses.count(name, context.address);
      const member = await findByUsername(db, username);
      const isRight = await passwords.verify(password, member?.passwordHash);
      if (!member || !isRight) {
        logSecurity(logger, 'loginRefused', member?.id);
        throw loginRefused();
      }
      await guesses.forgive(name, context.address);
      // After the password: nobody else learns of it.
      if (member.closedAt !== null)
        throw await context.write((trx) => whyClosedOut(trx, member.id, clock.now()));
      await context.write(async (trx) => {
        // The password may have changed since: that change has ended the sessions it found, but not this one.
        if (!(await holdPassword(trx, member))) throw loginRefused();
        await context.startSession(member.id, trx);
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
          await context.startSession(added.id, trx);
          live.tell(trx, toldOfAccount(added.id));
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
        await context.startSession(member.id, trx);
        live.tell(trx, { memberId: member.id, name: 'sessionEnded', data: {} });
      });
      logSecurity(logger, 'passwordChanged', member.id);
    },
  };
  return commands;
}

/** Closed by a decision, which comes first, or left: then with a way back, as long as there is one. */
async function whyClosedOut(trx: Knex.Transaction, id: string, now: Date): Promise<ApiError> {
  const details = await tellClosed(trx, id, now);
  if (details || !(await leavingOf(trx, id))) return apiError('accountClosed', { details });
  const left = await tellLeft(trx, id, now);
  return left ? apiError('accountLeft', { details: left }) : loginRefused();
}

type KnownPassword = Pick<MemberModel, 'id' | 'passwordHash'>;

/** Whether the account is open and its password unchanged since `member` was read. Locks the row until the transaction ends. */
async function holdPassword(trx: Knex.Transaction, { id, passwordHash }: KnownPassword): Promise<boolean> {
  const open = { id, passwordHash, closedAt: null };
  return (await MemberModel.query(trx).findOne(open).select('id').forShare()) !== undefined;
}

/** Whether the password was unchanged since `known` was read. One statement: of two concurrent changes one wins. */
async function replacePassword(
  trx: Knex.Transaction,
  known: KnownPassword,
  passwordHash: string,
): Promise<boolean> {
  const { id, passwordHash: before } = known;
  return (await MemberModel.query(trx).where({ id, passwordHash: before }).patch({ passwordHash })) === 1;
}
