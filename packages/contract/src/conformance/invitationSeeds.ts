import { fixedId } from '../fixtures/ids.ts';
import type { StoredInvitation } from '../invitations.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

export const invitationId = (n: number): string => fixedId('invitation', n);

export const keyOfInvitation = (n: number): string => `key-of-invitation-${n}-that-nobody-guesses`;

/** The `n`th invitation of a seed, which works for a long time. */
export const invitationBy = (
  name: Name,
  n: number,
  madeAt = '2099-01-01T00:00:00.000Z',
): StoredInvitation => ({
  id: invitationId(n),
  memberId: memberId(name),
  key: keyOfInvitation(n),
  madeAt,
});
