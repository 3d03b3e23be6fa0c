import {
  ApiError,
  foldCase,
  LOGIN_REFUSED_MESSAGE,
  WELCOME_FBB,
  wrongCurrentPassword,
} from '@friendbase/contract';
import type { ChallengeType, Credentials, PasswordChange, Registration } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { MemberContext } from '../context.ts';
import { SessionModel } from '../sessions/model.ts';
import { insertMember } from '../users/commands.ts';
import { findByUsername, MemberModel } from '../users/model.ts';

const loginRefused = () => new ApiError({ status: 401, message: LOGIN_REFUSED_MESSAGE });

/** What changes who may log in, and as whom. */
export const accountCommands = ({ db, clock, ids, passwords }: Deps, limits: Limits) => ({
  /** Starts a session. Throws 401 for a wrong name or password, 429 after too many tries. */
  async logIn({ username, password }: Credentials, context: MemberContext): Promise<MemberModel> {
    const who = [foldCase(username), context.address];
    await limits.count('logIn', context.address);
    // Counted before the password is checked: concurrent tries must not all see a low count.
    await limits.count('wrongPassword', ...who);
    const member = await findByUsername(db, username);
    const isRight = await passwords.verify(password, member?.passwordHash);
    if (!member || !isRight) throw loginRefused();
    await limits.clear('wrongPassword', ...who);
    await transact(db, async (trx) => {
      // The password may have changed since: that change has ended the sessions it found, but not this one.
      if (!(await holdPassword(trx, member))) throw loginRefused();
      await context.startSession(member.id, trx);
    });
    return member;
  },

  /** Opens an account and starts its session. Throws 409 for a name or email address that is taken. */
  async register(registration: Registration, context: MemberContext): Promise<MemberModel> {
    await limits.count('register', context.address);
    const { password, ...given } = registration;
    const passwordHash = await passwords.hash(password);
    return transact(db, async (trx) => {
      const added = await insertMember(trx, {
        ...given,
        id: ids.next(),
        passwordHash,
        // The contract's sign-up rule has refused an empty one.
        challengeType: given.challengeType as ChallengeType,
        caregiverEmail: given.caregiverEmail ?? '',
        emergencyContact: given.emergencyContact ?? '',
        supportNeeds: given.supportNeeds ?? '',
        friendbaseBucks: WELCOME_FBB,
        createdAt: clock.now().toISOString(),
      });
      await context.startSession(added.id, trx);
      return added;
    });
  },

  /** Ends every other session of the member. Throws 403 for a wrong current password. */
  async changePassword(
    { currentPassword, newPassword }: PasswordChange,
    context: MemberContext,
  ): Promise<void> {
    const { member } = context;
    // The same count as that of logins: who holds a session may not guess more often than who does not.
    const who = [foldCase(member.username), context.address];
    await limits.count('wrongPassword', ...who);
    if (!(await passwords.verify(currentPassword, member.passwordHash))) throw wrongCurrentPassword();
    await limits.clear('wrongPassword', ...who);
    const passwordHash = await passwords.hash(newPassword);
    await transact(db, async (trx) => {
      await MemberModel.query(trx).findById(member.id).patch({ passwordHash });
      await SessionModel.query(trx).where({ userId: member.id }).delete();
      await context.startSession(member.id, trx);
    });
  },
});

/** Whether the password is unchanged since `member` was read. Locks the row until the transaction ends. */
async function holdPassword(
  trx: Knex.Transaction,
  { id, passwordHash }: Pick<MemberModel, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return (await MemberModel.query(trx).findOne({ id, passwordHash }).select('id').forShare()) !== undefined;
}
