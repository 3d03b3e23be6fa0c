import { apiError, codeIn, shownCode, toldTo } from '@friendbase/contract';
import type { Redemption, ShownCode } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { redemptionSeen } from './rewards.ts';

type CodeHandlers = Pick<MockHandlers, 'lookAtCode' | 'markCodeUsed'>;

/** Codes that members show to who honours them. */
export const codes: CodeHandlers = {
  async lookAtCode({ query: { code } }, context) {
    return requireCode(context, code).shown;
  },

  async markCodeUsed({ body: { code } }, context) {
    const { store, caller, now, tell } = context;
    const { redemption, shown } = requireCode(context, code);
    if (shown.usedAt !== null) throw apiError('codeUsed');
    const usedAt = now().toISOString();
    await store.redemptions.update((q) => q.where({ id: redemption.id }), {
      data: (it) => void (it.usedAt = usedAt),
    });
    await store.moderationRecord.create({
      id: crypto.randomUUID(),
      moderatorId: caller().id,
      act: 'usedCode',
      caseId: null,
      createdAt: usedAt,
    });
    await tell(...toldTo([redemption.userId], { name: 'codeUsed', data: {} }));
    return { ...shown, usedAt };
  },
};

interface Looked {
  redemption: Redemption & { userId: string };
  shown: ShownCode;
}

/** Throws 404 for a code of nobody, and 409 for one of a reward that opens by itself. */
function requireCode({ store }: MockContext, given: string): Looked {
  const redemptionCode = codeIn(given);
  const found = store.redemptions.findFirst((q) => q.where({ redemptionCode: redemptionCode ?? '' }));
  const redemption = found && redemptionSeen(store, found);
  const shown = shownCode(redemption);
  if (Array.isArray(shown)) throw apiError(...shown);
  if (!redemption) throw apiError('codeNotFound');
  return { redemption, shown };
}
