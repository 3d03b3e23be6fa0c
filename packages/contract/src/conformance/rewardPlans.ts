import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '../organize/planDraft.ts';
import { cancelPlan, createPlan, listPlans, publishPlan, updatePlan } from '../organize/plans.ts';
import type { StoredPlan } from '../organize/plans.ts';
import { listRedemptions, listRewards, redeemReward } from '../rewards.ts';
import type { Redemption, Reward } from '../rewards.ts';
import { expectCallError } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { balanceOf } from './moneySeeds.ts';
import { planBy, planId, rewardDraft, tournamentDraft, withPlans } from './planSeeds.ts';
import { memberId, START_FBB } from './seeds.ts';

const params = { id: planId(1) };
const TEXT = { kind: 'text', text: 'You did well – “really”.', easyText: 'Well done!' } as const;

const draft = (rest: Partial<StoredPlan> = {}) =>
  withPlans(planBy('dora', 1, { draft: rewardDraft(), ...rest }));

const publish = (dora: Visitor) => dora.call(publishPlan, { params });
const cancel = (dora: Visitor) => dora.call(cancelPlan, { params });
const update = (dora: Visitor, body: PlanDraft) => dora.call(updatePlan, { params, body });
const store = (visitor: Visitor): Promise<Reward[]> => visitor.call(listRewards, {});
const redeem = (ann: Visitor) => ann.call(redeemReward, { params });
const redemptions = async (ann: Visitor): Promise<Redemption[]> =>
  (await ann.call(listRedemptions, { params: { userId: memberId('ann') }, query: {} })).items;

/** Rewards that organizers make. */
export function rewardPlansConform(backendName: string, open: OpenBackend): void {
  describe(`rewards of organizers on ${backendName}`, () => {
    errorsConform(open);
    shownConform(open);
    calledOffConform(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('are not paid with money, in nothing that members read', async () => {
    await using backend = await open(draft());
    const dora = await backend.as('dora');
    for (const delivers of [
      { kind: 'code', shownTo: 'Ruth, with $5' } as const,
      { ...TEXT, easyText: 'Get 5 dollars.' },
    ])
      await expectCallError(dora, createPlan, { body: rewardDraft({ delivers }) }, 'planAboutMoney');
    expect(await dora.call(listPlans, {})).toHaveLength(1);
  });

  it('stay rewards, and a tournament stays a tournament', async () => {
    await using backend = await open(draft());
    const dora = await backend.as('dora');
    await expectCallError(dora, updatePlan, { params, body: tournamentDraft() }, 'planNotFound');
  });

  it('can become cheaper once they are published, and not dearer: members save up for them', async () => {
    await using backend = await open(draft());
    const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
    expect(await update(dora, rewardDraft({ cost: 20 }))).toMatchObject({ stage: 'draft' });
    await publish(dora);
    await expectCallError(dora, updatePlan, { params, body: rewardDraft({ cost: 21 }) }, 'planDearer');
    await update(dora, rewardDraft({ cost: 5 }));
    expect(await store(ann)).toMatchObject([{ cost: 5 }]);
  });
}

function shownConform(open: OpenBackend): void {
  it('are drafts that no member sees, then in the store of all, once, with their easy words', async () => {
    await using backend = await open(draft());
    const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
    const made = await dora.call(createPlan, { body: rewardDraft({ delivers: TEXT }) });
    expect(made).toMatchObject({ ...rewardDraft({ delivers: TEXT }), stage: 'draft', peopleCount: 0 });
    expect(await store(ann)).toEqual([]);
    await Promise.all(await atOnce(times(4, dora), publish));
    const { title, description, easyTitle, easyDescription } = rewardDraft();
    const words = { name: title, description, easyName: easyTitle, easyDescription };
    const priced = { category: 'Food & Drink', cost: 15, isActive: true };
    expect(await store(ann)).toEqual([{ id: planId(1), ...words, ...priced }]);
    const stages = (await dora.call(listPlans, {})).map(({ id, stage }) => ({ id, stage }));
    expect(stages).toContainEqual({ id: made.id, stage: 'draft' });
    expect(stages).toContainEqual({ id: planId(1), stage: 'active' });
  });

  it('are changed for whoever redeems them next; what was redeemed stays what it was', async () => {
    await using backend = await open(draft());
    const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
    await publish(dora);
    await redeem(ann);
    const changed = { ...rewardDraft({ delivers: TEXT }), title: 'A good word', easyTitle: 'Good word' };
    expect(await update(dora, changed)).toMatchObject({ title: 'A good word', peopleCount: 1 });
    await redeem(ann);
    expect(await redemptions(ann)).toMatchObject([
      { name: 'A good word', easyName: 'Good word', delivers: TEXT },
      { name: rewardDraft().title, easyName: rewardDraft().easyTitle, delivers: { kind: 'code' } },
    ]);
    expect(await balanceOf(ann)).toBe(START_FBB - 30);
  });
}

function calledOffConform(open: OpenBackend): void {
  it('are redeemed no more once they are called off, and gone from the store; codes stay', async () => {
    await using backend = await open(draft());
    const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
    await publish(dora);
    const { redemptionCode } = await redeem(ann);
    await Promise.all(await atOnce(times(4, dora), cancel));
    expect(await dora.call(listPlans, {})).toMatchObject([{ stage: 'cancelled', peopleCount: 1 }]);
    expect(await store(ann)).toEqual([]);
    await expectCallError(ann, redeemReward, { params }, 'rewardInactive');
    expect(await redemptions(ann)).toMatchObject([
      { redemptionCode, delivers: { kind: 'code', shownTo: 'Ruth at the café' } },
    ]);
    expect(await balanceOf(ann)).toBe(START_FBB - 15);
    await expectCallError(dora, updatePlan, { params, body: rewardDraft() }, 'planCancelled');
    await expectCallError(dora, publishPlan, { params }, 'planCancelled');
  });

  it('are thrown away as drafts', async () => {
    await using backend = await open(draft());
    const dora = await backend.as('dora');
    expect(await cancel(dora)).toMatchObject({ stage: 'cancelled', peopleCount: 0 });
  });
}
