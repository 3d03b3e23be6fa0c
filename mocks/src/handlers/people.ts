import { foldCase, notYours } from '@friendbase/contract';
import type { Relation } from '@friendbase/contract';
import type { Member, Store } from '../store.ts';

export const findByUsername = ({ members }: Store, username: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => foldCase(member.username) === foldCase(username)));

export const findByEmail = ({ members }: Store, email: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => foldCase(member.email) === foldCase(email)));

/** Throws 403 unless `id` is the caller's own. */
export function mustBe(caller: Member, id: string): void {
  if (id !== caller.id) throw notYours();
}

/** How `readerId` stands to `authorId`, whoever of the two asked. */
export function relationOf({ friendships }: Store, readerId: string, authorId: string): Relation {
  if (readerId === authorId) return 'self';
  const rows = friendships.findMany((q) =>
    q.where({ userId: readerId, friendId: authorId }).or({ userId: authorId, friendId: readerId }),
  );
  if (rows.some(({ status }) => status === 'blocked')) return 'blocked';
  return rows.some(({ status }) => status === 'accepted') ? 'friend' : 'none';
}
