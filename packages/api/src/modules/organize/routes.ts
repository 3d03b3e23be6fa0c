import type { Deps } from '../../http/context.ts';
import type { HandlersOf, MemberContext } from '../context.ts';
import { cancel, create, publish, update } from './commands.ts';
import { lookAt, markUsed } from './codes.ts';
import type { Organizing } from './commands.ts';
import { readPlans } from './model.ts';
import { readStories } from './stories.ts';

type OrganizeHandlers = HandlersOf<
  | 'listStories'
  | 'listPlans'
  | 'createPlan'
  | 'updatePlan'
  | 'publishPlan'
  | 'cancelPlan'
  | 'lookAtCode'
  | 'markCodeUsed'
>;

export function organizeHandlers({ db, clock, ids, live, payOut }: Deps): OrganizeHandlers {
  const organizing = ({ member }: MemberContext): Organizing => ({
    live,
    memberId: member.id,
    nextId: () => ids.next(),
    now: clock.now(),
  });
  return {
    listStories: () => readStories(db),
    listPlans: (_, { member }) => readPlans(db, { memberId: member.id, now: clock.now() }),
    lookAtCode: ({ query: { code } }) => lookAt(db, code),
    markCodeUsed: ({ body: { code } }, context) =>
      context.createOnce((trx) => markUsed(trx, code, organizing(context))),
    createPlan: ({ body }, context) => context.createOnce((trx) => create(trx, body, organizing(context))),
    updatePlan: ({ params: { id }, body }, context) =>
      context.write((trx) => update(trx, id, body, organizing(context))),
    publishPlan: ({ params: { id } }, context) =>
      context.write((trx) => publish(trx, id, organizing(context))),
    async cancelPlan({ params: { id } }, context) {
      const plan = await context.write((trx) => cancel(trx, id, organizing(context)));
      if (plan.details.kind === 'tournament') await payOut(id);
      return plan;
    },
  };
}
