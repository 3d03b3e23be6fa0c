import { apiError, invitationOf, personSeen, requireRoomForInvitation } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { newToken, hashOfToken } from '../../http/sessionCookie.ts';
import type { HandlersOf } from '../context.ts';
import { askingCommand } from '../friendships/asking.ts';
import { holdMember } from '../users/model.ts';
import { InvitationModel, requireInvitation, waitingOf } from './model.ts';

type InvitationHandlers = HandlersOf<
  'listInvitations' | 'makeInvitation' | 'endInvitation' | 'showInvitation' | 'acceptInvitation'
>;

export function invitationHandlers(deps: Deps, limits: Limits): InvitationHandlers {
  const { db, clock, ids } = deps;
  const askFor = askingCommand(deps);
  return {
    async listInvitations(_, { member }) {
      return (await waitingOf(db, member.id, clock.now())).map(invitationOf);
    },

    makeInvitation: (_, { member, write }) =>
      write(async (trx) => {
        // Of two at once the second counts the first.
        await holdMember(trx, member.id);
        const now = clock.now();
        requireRoomForInvitation(await waitingOf(trx, member.id, now).resultSize());
        const key = newToken();
        const made = { id: ids.next(), memberId: member.id, madeAt: now.toISOString() };
        await InvitationModel.query(trx).insert({ ...made, keyHash: hashOfToken(key) });
        return { ...invitationOf(made), key };
      }),

    endInvitation: ({ params: { id } }, { member, write }) =>
      write(async (trx) => {
        await InvitationModel.query(trx).where({ id, memberId: member.id }).delete();
      }),

    async showInvitation({ query: { key } }, { member }) {
      const invitation = await requireInvitation(db, key, member.id, clock.now());
      return { person: personSeen(invitation.maker), endsAt: invitationOf(invitation).endsAt };
    },

    async acceptInvitation({ body: { key } }, { member, createOnce }) {
      await limits.count('friendRequest', member.id);
      return createOnce(async (trx) => {
        const { id, maker } = await requireInvitation(trx, key, member.id, clock.now());
        // Of two at once one takes it away.
        if ((await InvitationModel.query(trx).deleteById(id)) === 0) throw apiError('invitationOver');
        return askFor(trx, member, { friendId: maker.id, status: 'pending' });
      });
    },
  };
}
