import { listRedemptions, redeemReward, RedemptionCode } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { bucksSeed, NO_MISTAKES, readBooks } from '../../../testing/bucks.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import { randomCodes } from './model.ts';

const treat = { params: { id: 'treat' } };

/** Codes in this order, the last one again and again. */
const codesInTurn = (...codes: string[]) => ({ next: () => (codes.length > 1 ? codes.shift()! : codes[0]!) });

/** Switches the reward off in the very statement that would write the redemption, which then writes nothing. */
const SWITCHED_OFF_WHILE_PAYING = {
  SQLite: [
    `create trigger switch_off before insert on redemptions
      begin update rewards set is_active = 0; select raise(ignore); end`,
  ],
  PostgreSQL: [
    `create function switch_off() returns trigger language plpgsql
      as $$ begin update rewards set is_active = false; return null; end $$`,
    'create trigger switch_off before insert on redemptions for each row execute function switch_off()',
  ],
};

describe.each(databasesInTier)('redemption codes on $name', ({ name, openApi }) => {
  it('are made again when one is taken already', async () => {
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

  it('are refused when the reward is switched off between reading and paying', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    for (const statement of SWITCHED_OFF_WHILE_PAYING[name]) await api.db.raw(statement);
    await expect(ann.call(redeemReward, treat)).rejects.toMatchObject({
      status: 409,
      message: 'This reward is not available right now.',
    });
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('keep the name, cost and content of their moment when the store changes', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    await ann.call(redeemReward, treat);
    await api
      .db('rewards')
      .update({ name: 'Other', cost: 40, isActive: false, delivers: '{"kind":"text","text":"Other"}' });
    const { items } = await ann.call(listRedemptions, { params: { userId: 'ann-id' }, query: {} });
    expect(items).toMatchObject([
      { name: 'treat', cost: 15, delivers: { kind: 'text', text: 'Take a walk today.' } },
    ]);
    await expect(ann.call(redeemReward, treat)).rejects.toMatchObject({ status: 409 });
  });
});

const SIGNS = 12;

it('makes codes that have nothing in common', () => {
  const codes = Array.from({ length: 3000 }, () => RedemptionCode.parse(randomCodes.next()));
  expect(new Set(codes).size).toBe(codes.length);
  const signs = codes.map((code) => code.slice('FB'.length).replaceAll('-', ''));
  for (let place = 0; place < SIGNS; place += 1) {
    // The chance that a character is missing at a position in 3,000 codes is 1 in 10^40.
    expect(new Set(signs.map((code) => code[place])).size).toBe(32);
  }
});
