import { picturesOf } from '@friendbase/contract';
import type { Knex } from 'knex';
import { draftOf, PlanModel } from '../../src/modules/organize/model.ts';
import { RewardModel } from '../../src/modules/rewards/model.ts';
import type { ContentSet, RewardEntry } from './contentSet.ts';

/**
 * All that organizers have made and not called off, and all other rewards, in an order that stays. Who made it is not in it, and neither
 * are files: pictures of cards are left out, and whole what opens or is made of pictures.
 */
export async function exportSet(db: Knex): Promise<ContentSet> {
  const plans = await PlanModel.query(db).whereNot({ state: 'cancelled' }).orderBy(['createdAt', 'id']);
  const rewards = await RewardModel.query(db)
    .whereNotIn('id', PlanModel.query(db).select('id'))
    .orderBy(['cost', 'id']);
  return {
    plans: plans.flatMap((plan) => {
      const draft = draftOf(plan);
      if (picturesOf(draft).length > 0) return [];
      return [{ id: plan.id, isPublished: plan.state === 'published', ...draft }];
    }),
    rewards: rewards.map((reward) => reward.$toJson() as RewardEntry),
  };
}
