import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';

export const users: Pick<MockHandlers, 'getUser'> = {
  async getUser(_, { caller }) {
    const me = caller();
    return { ...me, emergencyContact: me.emergencyContact ?? undefined };
  },
};

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
