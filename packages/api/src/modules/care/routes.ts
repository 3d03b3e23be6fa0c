import { requireOwnAccount } from '@friendbase/contract';
import type { CareFacts } from '@friendbase/contract';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { MemberModel } from '../users/model.ts';

const factsOf = ({ challengeType, caregiverEmail, supportNeeds }: MemberModel): CareFacts => ({
  challengeType: challengeType ?? null,
  caregiverEmail: caregiverEmail ?? null,
  supportNeeds: supportNeeds ?? null,
});

/** Nobody but the member is ever told. */
export const careHandlers: HandlersOf<'getCare' | 'updateCare'> = {
  async getCare({ params }, context) {
    requireSelf(params.userId, context);
    return factsOf(context.member);
  },

  async updateCare({ params, body }, context) {
    const id = requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const changed = await context.write(async (trx) => {
      // SQL has no update of nothing.
      if (Object.keys(given).length > 0) await MemberModel.query(trx).findById(id).patch(given);
      return MemberModel.query(trx).findById(id).throwIfNotFound();
    });
    return factsOf(changed);
  },
};
