import { isBlank, isEmailChanged, refused } from '@friendbase/contract';
import type { ProfileChange } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import type { Member } from '../store.ts';
import { requireOwnMedia } from './ownMedia.ts';
import { findByEmail, isPasswordOf, requireSelf } from './people.ts';

export const users: Pick<MockHandlers, 'getUser' | 'updateUser'> = {
  async getUser(_, { caller }) {
    return caller();
  },

  async updateUser({ params: { id }, body }, { store, caller }) {
    const me = caller();
    requireSelf(me, id);
    if (isEmailChanged(body, me)) requirePassword(me, body);
    if (body.avatarUrl && requireOwnMedia(store, body.avatarUrl, id).kind !== 'image')
      throw refused('mediaNotFound');
    const owner = body.email === undefined ? undefined : findByEmail(store, body.email);
    if (owner && owner.id !== id) throw refused('emailTaken');
    const changed = await store.members.update((q) => q.where({ id }), {
      strict: true,
      data(member) {
        if (body.displayName !== undefined) member.displayName = body.displayName;
        if (body.email !== undefined) member.email = body.email;
        if (body.bio !== undefined) member.bio = isBlank(body.bio) ? undefined : body.bio;
        if (body.avatarUrl !== undefined) member.avatarUrl = body.avatarUrl ?? undefined;
      },
    });
    return changed;
  },
};

function requirePassword(member: Member, { currentPassword }: ProfileChange): void {
  if (currentPassword === undefined) throw refused('emailNeedsPassword');
  if (!isPasswordOf(member, currentPassword)) throw refused('wrongCurrentPassword');
}
