import {
  isPaused,
  apiError,
  requireForeignPassword,
  requireOwnAccount,
  toldOfAccount,
  toldOfSecurity,
  WELCOME_FBB,
} from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import type { ChallengeType } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { placeOf } from '../live.ts';
import { startOpenSession } from './openSession.ts';
import { endPlace, openPictures, removePictures, startPlace } from './deviceRecords.ts';
import { closeRecovery } from './recoveryRecords.ts';
import { findByEmail, findByUsername, isPasswordOf, looksTaken, requireNoRoleName } from './people.ts';

type AccountHandlers = Pick<
  MockHandlers,
  'getMe' | 'logIn' | 'register' | 'findUsername' | 'logOut' | 'changePassword'
>;

export const accounts: AccountHandlers = {
  async getMe({ query }, { caller, store, now }) {
    const me = caller();
    const pausedUntil = isPaused(me.pausedUntil, now()) ? me.pausedUntil : null;
    const role = { isModerator: me.role === 'moderator', isOrganizer: me.role === 'organizer' };
    const told = { ...me, ...role, pausedUntil };
    return query.with === 'place' ? { ...told, place: String(placeOf(store, me.id)) } : told;
  },

  async logIn({ body: { username, password } }, context) {
    const { store } = context;
    const member = findByUsername(store, username);
    if (!member || !isPasswordOf(member, password)) throw apiError('loginRefused');
    await startOpenSession(member, context, { isStrong: false });
    openPictures(store, member.id, context.session.deviceKey());
    return member;
  },

  async register({ body }, context) {
    const { store, now, isRepeat, tell } = context;
    if (isRepeat) {
      const known = findByUsername(store, body.username);
      if (!known || !isPasswordOf(known, body.password)) throw apiError('idempotencyKeyReused');
      await startPlace(context, known);
      return known;
    }
    await requireNoRoleName(body);
    requireUncommonPassword('password', body.password);
    if (findByUsername(store, body.username)) throw apiError('usernameTaken');
    if (await looksTaken(store, body.username)) throw apiError('usernameLooksTaken');
    if (store.heldNames.all().length > 0) {
      const { requireFreeName } = await import('./leaving.ts');
      await requireFreeName(store, body.username, now());
    }
    if (findByEmail(store, body.email)) throw apiError('emailTaken');
    const member = await store.members.create({
      ...body,
      id: crypto.randomUUID(),
      // The sign-up rule has refused an empty choice before this runs.
      challengeType: body.challengeType as ChallengeType,
      avatarUrl: body.avatarUrl || undefined,
      friendbaseBucks: WELCOME_FBB,
      createdAt: now().toISOString(),
    });
    await startPlace(context, member);
    await tell(toldOfAccount(member.id));
    await (await import('../mails.ts')).mailConfirmation(store, member, now());
    return member;
  },

  async findUsername({ body: { email } }, { store }) {
    const member = findByEmail(store, email);
    if (!member) throw apiError('accountNotFound');
    return { username: member.username };
  },

  async logOut(_, { store, session }) {
    endPlace(store, session);
    session.end();
  },

  async changePassword({ body: { currentPassword, newPassword } }, context) {
    const { store, caller, tell } = context;
    const member = caller();
    requireOwnAccount(member);
    requireForeignPassword(newPassword, member);
    requireUncommonPassword('newPassword', newPassword);
    if (!isPasswordOf(member, currentPassword)) throw apiError('wrongCurrentPassword');
    const { id } = member;
    const changed = await store.members.update((q) => q.where({ id }), {
      strict: true,
      data(changing) {
        changing.password = newPassword;
        changing.passwordVersion += 1;
      },
    });
    closeRecovery(store, id);
    removePictures(store, id);
    store.places.deleteMany((q) => q.where({ memberId: id }));
    await startPlace(context, changed, { isStrong: context.session.owner()?.isStrong, isKnown: true });
    await tell(toldOfSecurity(id, 'passwordChanged'));
  },
};
