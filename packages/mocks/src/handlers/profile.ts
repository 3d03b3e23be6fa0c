import {
  drawnPersonIn,
  isBlank,
  isDrawnPerson,
  isEmailChanged,
  apiError,
  requireEmailProof,
  requireOwnIdentity,
  toldOfSecurity,
  toldTo,
} from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { prove } from './passkeys.ts';
import { requireOwnMedia } from './ownMedia.ts';
import { friendsWhoShowRead } from './readState.ts';
import { requireFrame } from './rewards.ts';
import { findByEmail, requireNoRoleName, requireSelf } from './people.ts';

/** What is as it was given. */
const TAKEN_FIELDS = [
  'displayName',
  'email',
  'defaultPrivacy',
  'isReadShown',
  'isTypingShown',
  'findableBy',
] as const;

type ProfileHandlers = Pick<MockHandlers, 'updateUser'>;

export const profile: ProfileHandlers = {
  async updateUser({ params: { id }, body }, context) {
    const { store, caller, now, tell } = context;
    const me = caller();
    requireSelf(me, id);
    requireOwnIdentity(body, me);
    if (body.displayName !== undefined) await requireNoRoleName({ displayName: body.displayName }, me);
    if (isEmailChanged(body, me)) await prove(requireEmailProof(body), context);
    if (body.avatarUrl) requirePicture(store, body.avatarUrl, id);
    if (body.avatarFrame) requireFrame(store, id, body.avatarFrame);
    const owner = body.email === undefined ? undefined : findByEmail(store, body.email);
    if (owner && owner.id !== id) throw apiError('emailTaken');
    const changed = await store.members.update((q) => q.where({ id }), {
      strict: true,
      data(member) {
        for (const name of TAKEN_FIELDS)
          if (body[name] !== undefined) Object.assign(member, { [name]: body[name] });
        if (isEmailChanged(body, me)) member.emailConfirmedAt = undefined;
        if (body.bio !== undefined) member.bio = isBlank(body.bio) ? undefined : body.bio;
        if (body.emergencyContact !== undefined) member.emergencyContact = body.emergencyContact || undefined;
        if (body.avatarUrl !== undefined) member.avatarUrl = body.avatarUrl ?? undefined;
        if (body.avatarFrame !== undefined) member.avatarFrame = body.avatarFrame ?? undefined;
      },
    });
    if (isEmailChanged(body, me)) {
      await (await import('../mails.ts')).leaveEmail(store, me, now());
      await (await import('../mails.ts')).mailConfirmation(store, changed, now());
      await tell(toldOfSecurity(id, 'email'));
    }
    if (changed.isReadShown !== me.isReadShown)
      await tell(...toldTo(friendsWhoShowRead(store, id), { name: 'read', data: { partnerId: id } }));
    return changed;
  },
};

/** A drawn person, or a ready image of the member's own. Throws 404 for any other. */
function requirePicture(store: Store, url: string, id: string): void {
  const person = drawnPersonIn(url);
  const isThere =
    person === undefined ? requireOwnMedia(store, url, id).kind === 'image' : isDrawnPerson(person);
  if (!isThere) throw apiError('mediaNotFound');
}
