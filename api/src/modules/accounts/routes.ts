import {
  ApiError,
  foldCase,
  HELP_REFUSED_MESSAGE,
  LOGIN_REFUSED_MESSAGE,
  WELCOME_FBB,
} from '@friendbase/contract';
import type { ChallengeType } from '@friendbase/contract';
import { transact } from '../../db/transact.ts';
import type { Deps, HandlersOf } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { asUser, findByEmail, findByUsername, holdPassword, insertMember } from '../users/model.ts';
import { passwordHandlers } from './passwordChange.ts';

type AccountHandlers = HandlersOf<
  'getMe' | 'logIn' | 'register' | 'findUsername' | 'logOut' | 'changePassword'
>;

export const accountHandlers = (deps: Deps, limits: Limits): AccountHandlers => ({
  ...passwordHandlers(deps, limits),
  ...sessionHandlers(deps, limits),
});

const sessionHandlers = (
  { db, clock, ids, passwords }: Deps,
  limits: Limits,
): Omit<AccountHandlers, 'changePassword'> => ({
  getMe: async (_, { member }) => asUser(member),

  async logIn({ body: { username, password } }, context) {
    const who = [foldCase(username), context.address];
    await limits.count('logIn', context.address);
    // Counted before the password is looked at: many tries at once must not all find the count low.
    await limits.count('wrongPassword', ...who);
    const member = await findByUsername(db, username);
    const isRight = await passwords.verify(password, member?.passwordHash);
    if (!member || !isRight) throw new ApiError({ status: 401, message: LOGIN_REFUSED_MESSAGE });
    await limits.clear('wrongPassword', ...who);
    await transact(db, async (trx) => {
      // A password that was changed meanwhile opens nothing: that change ends the sessions it finds.
      if (!(await holdPassword(trx, member)))
        throw new ApiError({ status: 401, message: LOGIN_REFUSED_MESSAGE });
      await context.startSession(member.id, trx);
    });
    return asUser(member);
  },

  async register({ body }, context) {
    await limits.count('register', context.address);
    const { username, email, displayName } = body;
    const passwordHash = await passwords.hash(body.password);
    const member = await transact(db, async (trx) => {
      const added = await insertMember(trx, {
        id: ids.next(),
        username,
        email,
        displayName,
        passwordHash,
        // The contract's sign-up rule has refused an empty one.
        challengeType: body.challengeType as ChallengeType,
        caregiverEmail: body.caregiverEmail || null,
        emergencyContact: body.emergencyContact || null,
        supportNeeds: body.supportNeeds || null,
        friendbaseBucks: WELCOME_FBB,
        createdAt: clock.now().toISOString(),
      });
      await context.startSession(added.id, trx);
      return added;
    });
    return asUser(member);
  },

  async findUsername({ body: { email } }, { address }) {
    await limits.count('findUsername', address);
    const member = await findByEmail(db, email);
    if (!member) throw new ApiError({ status: 404, message: HELP_REFUSED_MESSAGE });
    return { username: member.username };
  },

  logOut: (_, context) => context.endSession(),
});
