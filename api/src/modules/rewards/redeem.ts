import { notFound, redeemProblem, redeemRefusal } from '@friendbase/contract';
import type { RedeemProblem } from '@friendbase/contract';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../http/context.ts';
import { balanceOf, pay } from '../users/bucks.ts';
import { RewardModel } from './model.ts';

interface Redeeming {
  rewardId: string;
  memberId: string;
  now: Date;
}

/** Codes are 60 random bits: a second one that is taken too means that they are not random. */
const MOST_CODES = 3;

/** Writes a redemption of a reward that is active at this moment, at its cost of this moment. */
const INSERT_WHILE_ACTIVE = `
insert into redemptions (id, user_id, reward_id, name, cost, redemption_code, created_at)
select :id, :memberId, rewards.id, rewards.name, rewards.cost, :code, :createdAt
from rewards where rewards.id = :rewardId and rewards.is_active = true
on conflict (redemption_code) do nothing
returning cost`;

/**
 * Pays for a reward and makes its code, both or nothing; answers the code. The payment itself looks at the balance,
 * so that no two at once can spend the same FBB. Throws 404, and 409 as the pure rule says.
 */
export const redeemOnce = (
  { db, ids, codes }: Pick<Deps, 'db' | 'ids' | 'codes'>,
  { rewardId, memberId, now }: Redeeming,
): Promise<string> =>
  transact(db, async (trx) => {
    const reward = await RewardModel.query(trx).findById(rewardId);
    if (!reward) throw notFound('reward');
    const refused = async (problem: RedeemProblem) =>
      redeemRefusal(problem, reward.cost, await balanceOf(trx, memberId));
    // With its own cost as the balance, only what is not about FBB can stop it here.
    const problem = redeemProblem(reward, reward.cost);
    if (problem) throw await refused(problem);
    for (let tries = 0; tries < MOST_CODES; tries += 1) {
      const code = codes.next();
      const values = { id: ids.next(), memberId, rewardId, code, createdAt: now.toISOString() };
      const [written] = await trx.raw<{ cost: number }[]>(INSERT_WHILE_ACTIVE, values);
      if (!written) continue;
      if (!(await pay(trx, memberId, written.cost))) throw await refused('balance');
      return code;
    }
    throw new Error('No redemption code was free.');
  });
