import type { Store } from '../store.ts';

/** Changes a member's balance; answers the new one. */
export async function addBucks({ members }: Store, memberId: string, fbb: number): Promise<number> {
  const { friendbaseBucks } = await members.update((q) => q.where({ id: memberId }), {
    strict: true,
    data(member) {
      member.friendbaseBucks += fbb;
    },
  });
  return friendbaseBucks;
}
