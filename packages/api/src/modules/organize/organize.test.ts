import {
  cancelPlan,
  createPlan,
  joinTournament,
  listTournaments,
  markCodeUsed,
  publishPlan,
  updatePlan,
} from '@friendbase/contract';
import {
  codeOf,
  memberId,
  planBy,
  planId,
  redemptionBy,
  reward,
  tournamentDraft,
  withPlans,
} from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/openApi.ts';
import { planOf, statementOf } from '../../../testing/plans.ts';
import { listedPlans, planRow } from './model.ts';

const params = { id: planId(1) };
const BEFORE = new Date('2029-12-30T08:00:00.000Z');

describe.each(databases)('organizing on $name', ({ openApi }) => {
  it('stands in the record, once for each act that changed something', async () => {
    await using api = await openApi(withPlans(planBy('dora', 1)));
    api.moveTo(BEFORE);
    const dora = await api.as('dora');
    const made = await dora.call(createPlan, { body: tournamentDraft() });
    await dora.call(updatePlan, { params, body: { ...tournamentDraft(), title: 'Cup of friends' } });
    for (const call of [publishPlan, publishPlan, cancelPlan, cancelPlan]) await dora.call(call, { params });
    const lines = await api
      .db<{ act: string; moderatorId: string; details: string }>('moderationRecord')
      .where({ moderatorId: memberId('dora') });
    const title = 'Cup of friends';
    expect(lines.map(({ act, details }) => [act, JSON.parse(details)])).toEqual(
      expect.arrayContaining([
        ['planned', { plan: made.id, kind: 'tournament', title: made.title }],
        ['changedPlan', { plan: params.id, kind: 'tournament', title }],
        ['published', { plan: params.id, kind: 'tournament', title }],
        ['calledOff', { plan: params.id, kind: 'tournament', title }],
      ]),
    );
    expect(lines).toHaveLength(4);
  });

  it('stands in the record once for a code that was used, without whose it is', async () => {
    const seed = { ...withPlans(), rewards: [reward(1)], redemptions: [redemptionBy('ann', 1)] };
    await using api = await openApi(seed);
    const dora = await api.as('dora');
    const body = { code: codeOf(1).toLowerCase() };
    await dora.call(markCodeUsed, { body });
    await expect(dora.call(markCodeUsed, { body })).rejects.toMatchObject({ code: 'codeUsed' });
    const lines = await api
      .db<{ act: string; moderatorId: string; details: string }>('moderationRecord')
      .where({ moderatorId: memberId('dora') });
    expect(lines.map(({ act, details }) => [act, JSON.parse(details)])).toEqual([
      ['usedCode', { redemption: redemptionBy('ann', 1).id, name: 'Cake 1' }],
    ]);
  });

  it('takes the fee of the tournament that somebody is in, while it is changed', async () => {
    await using api = await openApi(withPlans(planBy('dora', 1)));
    api.moveTo(BEFORE);
    const dora = await api.as('dora');
    await dora.call(publishPlan, { params });
    const members = await Promise.all(['ann', 'ben', 'cleo', 'finn'].map((name) => api.as(name)));
    const body = tournamentDraft({ entryFee: 20 });
    const [changed, ...joined] = await Promise.allSettled([
      dora.call(updatePlan, { params, body }),
      ...members.map((one) => one.call(joinTournament, { params })),
    ]);
    const [tournament] = await dora.call(listTournaments, {});
    const fees = joined.map((one) => (one.status === 'fulfilled' ? one.value.entryFee : undefined));
    const fee = changed?.status === 'fulfilled' ? 20 : 10;
    expect(tournament).toMatchObject({ entryFee: fee, participantCount: 4 });
    const balances = await api
      .db<{ friendbaseBucks: number }>('users')
      .whereIn('username', ['ann', 'ben', 'cleo', 'finn']);
    expect(balances.map(({ friendbaseBucks }) => friendbaseBucks)).toEqual(
      Array.from({ length: 4 }, () => 40 - fee),
    );
    expect(fees).toEqual(Array.from({ length: 4 }, () => fee));
  });

  it('reads the list from an index', async () => {
    await using api = await openApi(withPlans());
    const many = Array.from({ length: 2000 }, (_, n) => planRow(planBy('dora', n + 1)));
    await api.db.batchInsert('plans', many, 100);
    await api.db.raw('analyze plans');
    const plan = await planOf(api.db, await statementOf(api.db, listedPlans(api.db)));
    expect(plan.scanned, plan.text).toEqual([]);
  });
});
