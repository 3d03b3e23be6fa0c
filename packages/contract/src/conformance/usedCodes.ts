import { describe, expect, it } from 'vitest';
import { lookAtCode, markCodeUsed } from '../organize/codes.ts';
import type { ShownCode } from '../organize/codes.ts';
import { listRedemptions } from '../rewards.ts';
import { ask, expectCallError } from './ask.ts';
import { expectOnly } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { follow } from './live.ts';
import { codeOf, redemptionBy, reward } from './moneySeeds.ts';
import { withPlans } from './planSeeds.ts';
import { memberId } from './seeds.ts';

const NOW = new Date('2030-01-01T12:00:00.000Z');
const opensItself = { ...redemptionBy('ann', 2), delivers: { kind: 'text', text: 'Well done!' } } as const;

const seed = {
  ...withPlans(),
  rewards: [reward(1)],
  redemptions: [redemptionBy('ann', 1), opensItself, redemptionBy('ben', 3)],
};

const look = (visitor: Visitor, code = codeOf(1)): Promise<ShownCode> =>
  visitor.call(lookAtCode, { query: { code } });
const mark = (visitor: Visitor, code = codeOf(1)): Promise<ShownCode> =>
  visitor.call(markCodeUsed, { body: { code } });

const CAKE = {
  name: 'Cake 1',
  easyName: '',
  shownTo: 'Ruth at the café',
  redeemedAt: redemptionBy('ann', 1).createdAt,
};

async function begin(backend: Backend) {
  backend.moveTo(NOW);
  return { dora: await backend.as('dora'), ed: await backend.as('ed'), ann: await backend.as('ann') };
}

const usedOf = async (ann: Visitor) =>
  (await ann.call(listRedemptions, { params: { userId: memberId('ann') }, query: {} })).items.map(
    ({ usedAt }) => usedAt,
  );

/** Codes that members show, which organizers mark as used. */
export function usedCodesConform(backendName: string, open: OpenBackend): void {
  describe(`codes that are shown on ${backendName}`, () => {
    it('are not known where nobody has them, however they look', async () => {
      await using backend = await open(seed);
      const { dora } = await begin(backend);
      for (const code of [codeOf(9), 'FB-0', ' ', '%', "' or 1=1 --"]) {
        await expectCallError(dora, lookAtCode, { query: { code } }, 'codeNotFound');
        await expectCallError(dora, markCodeUsed, { body: { code } }, 'codeNotFound');
      }
      await expectCallError(dora, lookAtCode, {}, 'codeNotFound');
    });

    it('are not marked where their reward opens by itself', async () => {
      await using backend = await open(seed);
      const { dora, ann } = await begin(backend);
      const code = codeOf(2);
      await expectCallError(dora, lookAtCode, { query: { code } }, 'codeOpens');
      await expectCallError(dora, markCodeUsed, { body: { code } }, 'codeOpens');
      expect(await usedOf(ann)).toEqual([null, null]);
    });

    it('say what they are for, however they are typed, and never whose they are', async () => {
      await using backend = await open(seed);
      const { dora } = await begin(backend);
      for (const code of [codeOf(1), codeOf(1).toLowerCase(), codeOf(1).replaceAll('-', ' ').slice(3)])
        expect(await look(dora, code)).toEqual({ ...CAKE, usedAt: null });
      const { raw } = await ask(dora, 'get', `${lookAtCode.path}?code=${codeOf(1)}`);
      expect(raw).not.toMatch(new RegExp(`ann|${memberId('ann')}`, 'i'));
    });

    it('are used once, of eight times at once, and whoever looks then sees when', async () => {
      await using backend = await open(seed);
      const { dora, ed, ann } = await begin(backend);
      await using atAnn = await follow(ann);
      await expectOnly(1, [dora, ed, dora, ed, dora, ed, dora, ed], (visitor) => mark(visitor));
      await expectCallError(ed, markCodeUsed, { body: { code: codeOf(1) } }, 'codeUsed');
      const { usedAt } = await look(ed);
      expect(usedAt).toContain('2030-01-01T12:');
      expect(await atAnn.next()).toMatchObject({ name: 'codeUsed', data: {} });
      expect(await usedOf(ann)).toEqual([null, usedAt]);
    });
  });
}
