import {
  invitationOf,
  isInvitationOpen,
  requireRoomForInvitation,
  requireUsable,
} from '@friendbase/contract';
import type { StoredInvitation } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { askFor } from './friendships.ts';
import { relationOf, requireMember, seenMember } from './people.ts';

type InvitationHandlers = Pick<
  MockHandlers,
  'listInvitations' | 'makeInvitation' | 'endInvitation' | 'showInvitation' | 'acceptInvitation'
>;

/** Those of the caller that wait, the latest first. */
const waiting = ({ store, caller, now }: MockContext): StoredInvitation[] =>
  store.invitations
    .findMany((q) => q.where({ memberId: caller().id }))
    .filter((one) => isInvitationOpen(one, now()))
    .toSorted((a, b) => (a.madeAt + a.id < b.madeAt + b.id ? 1 : -1));

/** The invitation with a key, for the caller, who was given it. */
function requireInvitation({ store, caller, now }: MockContext, key: string) {
  const known = store.invitations.findFirst((q) => q.where({ key }));
  const found = known && {
    id: known.id,
    memberId: known.memberId,
    madeAt: known.madeAt,
    isMakerOpen: !requireMember(store, known.memberId).closedAt,
    relation: relationOf(store, caller().id, known.memberId),
  };
  return requireUsable(found, now());
}

export const invitations: InvitationHandlers = {
  listInvitations: async (_, context) => waiting(context).map(invitationOf),

  async makeInvitation(_, context) {
    const { store, caller, now } = context;
    requireRoomForInvitation(waiting(context).length);
    const key = crypto.randomUUID();
    const made = { id: crypto.randomUUID(), memberId: caller().id, madeAt: now().toISOString() };
    await store.invitations.create({ ...made, key });
    return { ...invitationOf(made), key };
  },

  async endInvitation({ params: { id } }, { store, caller }) {
    store.invitations.delete((q) => q.where({ id, memberId: caller().id }));
  },

  async showInvitation({ query: { key } }, context) {
    const found = requireInvitation(context, key);
    return { person: seenMember(context.store, found.memberId), endsAt: invitationOf(found).endsAt };
  },

  async acceptInvitation({ body: { key } }, context) {
    const { id, memberId } = requireInvitation(context, key);
    context.store.invitations.delete((q) => q.where({ id }));
    return askFor(context, { friendId: memberId, status: 'pending' });
  },
};
