import { requireOwnAccount } from '@friendbase/contract';
import type { CareFacts } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Member } from '../store.ts';
import { requireSelf } from './people.ts';

type CareHandlers = Pick<MockHandlers, 'getCare' | 'updateCare'>;

const factsOf = ({ challengeType, caregiverEmail, supportNeeds }: Member): CareFacts => ({
  challengeType: challengeType ?? null,
  caregiverEmail: caregiverEmail || null,
  supportNeeds: supportNeeds || null,
});

/** Nobody but the member is ever told. */
export const care: CareHandlers = {
  async getCare({ params: { userId } }, { caller }) {
    const me = caller();
    requireSelf(me, userId);
    return factsOf(me);
  },

  async updateCare({ params: { userId }, body }, { store, caller }) {
    const me = caller();
    requireSelf(me, userId);
    requireOwnAccount(me);
    const changed = await store.members.update((q) => q.where({ id: userId }), {
      strict: true,
      data(member) {
        if (body.challengeType !== undefined) member.challengeType = body.challengeType || null;
        if (body.caregiverEmail !== undefined) member.caregiverEmail = body.caregiverEmail;
        if (body.supportNeeds !== undefined) member.supportNeeds = body.supportNeeds;
      },
    });
    return factsOf(changed);
  },
};
