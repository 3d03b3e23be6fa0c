import { redeemProblem, redeemError, apiError } from '@friendbase/contract';
import type { Redeemed, RedeemProblem, RewardContent } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { balanceOf, pay } from '../users/bucks.ts';
import { RewardModel } from './model.ts';

interface Redeeming {
  rewardId: string;
  memberId: string;
  now: Date;
}

/** Codes are 60 random bits: more clashes mean that the source is broken. */
const MOST_CODES = 3;

/** Raw SQL, so that one statement checks that the reward is active, and writes its cost and content of this moment. */
const INSERT_WHILE_ACTIVE = `
insert into redemptions (id, user_id, reward_id, name, easy_name, cost, delivers, media_id, redemption_code, created_at)
select :id, :memberId, rewards.id, rewards.name, rewards.easy_name, rewards.cost, rewards.delivers,
  (select media_id from plan_photos where plan_id = rewards.id and purpose = 'content'), :code, :createdAt
from rewards where rewards.id = :rewardId and rewards.is_active = true
on conflict (redemption_code) do nothing
returning cost, delivers`;

/**
 * Pays for a reward and makes its code, both or nothing; answers the code and what it delivers. Throws 404, and 409 as the contract's
 * `redeemProblem` says.
 */
export async function redeemOnce(
  trx: Knex.Transaction,
  { ids, codes }: Pick<Deps, 'ids' | 'codes'>,
  { rewardId, memberId, now }: Redeeming,
): Promise<Redeemed> {
  for (let tries = 0; tries < MOST_CODES; tries += 1) {
    // Read at each try: nothing is written for a code that is taken, nor for a reward that was just switched off.
    const reward = await RewardModel.query(trx).findById(rewardId);
    if (!reward) throw apiError('rewardNotFound');
    // Check all but the balance; `pay` does that atomically.
    const problem = redeemProblem(reward, reward.cost);
    if (problem) throw await errorResponse(trx, problem, reward, memberId);
    const code = codes.next();
    const values = { id: ids.next(), memberId, rewardId, code, createdAt: now.toISOString() };
    const [written] = await trx.raw<{ cost: number; delivers: string }[]>(INSERT_WHILE_ACTIVE, values);
    if (!written) continue;
    if (!(await pay(trx, memberId, written.cost)))
      throw await errorResponse(trx, 'balance', reward, memberId);
    return { redemptionCode: code, delivers: JSON.parse(written.delivers) as RewardContent };
  }
  throw new Error('No redemption code was free.');
}

const errorResponse = async (
  trx: Knex.Transaction,
  problem: RedeemProblem,
  { cost }: RewardModel,
  memberId: string,
): Promise<Error> => apiError(...redeemError(problem, cost, await balanceOf(trx, memberId)));
