import { listRedemptions, redeemReward } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { bucksSeed, NO_MISTAKES, readBooks } from '../../testing/bucks.ts';
import { databases } from '../../testing/openApi.ts';

const treat = { params: { id: 'treat' } };

/** Codes in this order, the last one again and again. */
const codesInTurn = (...codes: string[]) => ({ next: () => (codes.length > 1 ? codes.shift()! : codes[0]!) });

describe.each(databases)('redemption codes on $name', ({ openApi }) => {
  it('are made anew when one is taken already', async () => {
    const codes = codesInTurn('FB-0000-0000-0001', 'FB-0000-0000-0001', 'FB-0000-0000-0002');
    await using api = await openApi(bucksSeed(['ann']), { codes });
    const ann = await api.as('ann');
    const given = [await ann.call(redeemReward, treat), await ann.call(redeemReward, treat)];
    expect(given.map(({ redemptionCode }) => redemptionCode)).toEqual([
      'FB-0000-0000-0001',
      'FB-0000-0000-0002',
    ]);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('cost nothing when none is free', async () => {
    await using api = await openApi(bucksSeed(['ann']), { codes: codesInTurn('FB-0000-0000-0001') });
    const ann = await api.as('ann');
    await ann.call(redeemReward, treat);
    await expect(ann.call(redeemReward, treat)).rejects.toMatchObject({ status: 500 });
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('keep the name and cost of their moment when the store changes', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    await ann.call(redeemReward, treat);
    await api.db('rewards').update({ name: 'Other', cost: 40, isActive: false });
    const { items } = await ann.call(listRedemptions, { params: { userId: 'ann-id' }, query: {} });
    expect(items).toMatchObject([{ name: 'treat', cost: 15 }]);
    await expect(ann.call(redeemReward, treat)).rejects.toMatchObject({ status: 409 });
  });
});
