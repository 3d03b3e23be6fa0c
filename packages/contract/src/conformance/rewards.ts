import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import type { Page } from '../endpoint.ts';
import { apiError } from '../apiError.ts';
import { listRedemptions, listRewards, redeemError, redeemReward } from '../rewards.ts';
import type { RewardContent } from '../rewardContents.ts';
import type { Redemption } from '../rewards.ts';
import { ask, expectCallError } from './ask.ts';
import type { PageQuery } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { expectOnly, times } from './atOnce.ts';
import { balanceOf, everyReward, reward, rewardId, withRewards } from './moneySeeds.ts';
import { expectNextLink, expectPageErrors, expectSteadyPages } from './pages.ts';
import { annAndBen, memberId, START_FBB, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const path = fillPath(listRedemptions.path, { userId: memberId('ann') });

/** One of each kind. */
const CONTENTS: RewardContent[] = [
  { kind: 'pages', pages: 'garden' },
  { kind: 'sound', sound: 'rain' },
  { kind: 'story', story: 'train' },
  { kind: 'cards', cards: 'animals' },
  { kind: 'frame', frame: 'golden' },
  { kind: 'text', text: 'Well “done” 🌻' },
  { kind: 'code', shownTo: 'Ruth at the café' },
];

const answerTo = (visitor: Visitor, n: number) => visitor.call(redeemReward, { params: { id: rewardId(n) } });

const redeem = async (visitor: Visitor, n: number): Promise<string> =>
  (await answerTo(visitor, n)).redemptionCode;

const redemptionsOf = (visitor: Visitor, name: Name, query: PageQuery = {}): Promise<Page<Redemption>> =>
  visitor.call(listRedemptions, { params: { userId: memberId(name) }, query });

/** Listing rewards, redeeming them, and listing their codes. */
export function rewardsConform(backendName: string, open: OpenBackend): void {
  describe(`rewards on ${backendName}`, () => {
    it('finds none under an unknown id, and takes nothing for it', async () => {
      await using backend = await open(everyReward);
      const ann = await backend.as('ann');
      for (const id of [UNKNOWN_ID, 'constructor', '__proto__']) {
        await expectCallError(ann, redeemReward, { params: { id } }, 'rewardNotFound');
      }
      expect(await balanceOf(ann)).toBe(START_FBB);
    });

    it('refuses one that is not there right now or too dear, says why, and changes nothing', async () => {
      await using backend = await open(everyReward);
      const ann = await backend.as('ann');
      for (const [n, problem] of [
        [2, 'inactive'],
        [3, 'balance'],
      ] as const) {
        const why = apiError(...redeemError(problem, everyReward.rewards[n - 1]!.cost, START_FBB));
        await expectCallError(ann, redeemReward, { params: { id: rewardId(n) } }, why.code!, why.message);
      }
      expect(await balanceOf(ann)).toBe(START_FBB);
      await expect(redemptionsOf(ann, 'ann')).resolves.toEqual({ items: [], next: undefined });
    });

    it('come cheapest first, at one cost by id, with those that are not there right now, without what they deliver', async () => {
      const rewards = [
        reward(9, { cost: 1 }),
        ...[4, 2, 3].map((n) => reward(n, { isActive: n !== 3, category: 'Games' })),
        reward(1, { cost: 100 }),
      ];
      await using backend = await open(withRewards(...rewards));
      const { raw } = await ask(await backend.as('ann'), 'get', listRewards.path);
      const byId = new Map(rewards.map(({ delivers: _, ...seeded }) => [seeded.id, seeded]));
      expect(JSON.parse(raw)).toEqual([9, 2, 3, 4, 1].map((n) => byId.get(rewardId(n))));
    });

    it('are paid for exactly, and give a code that can be found again', async () => {
      await using backend = await open(everyReward);
      const ann = await backend.as('ann');
      const claimed = { cost: 0, name: 'Gold', redemptionCode: 'FB-0000-0000-0000', userId: memberId('ben') };
      const answer = await ask(ann, 'post', `/api/rewards/${rewardId(1)}/redeem`, claimed);
      const code = expect.stringMatching(/^FB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const { delivers } = reward(1);
      expect([answer.status, JSON.parse(answer.raw)]).toEqual([200, { redemptionCode: code, delivers }]);
      expect(await balanceOf(ann)).toBe(START_FBB - 15);
      const { redemptionCode } = JSON.parse(answer.raw) as { redemptionCode: string };
      expect(redemptionCode).not.toBe(claimed.redemptionCode);
      expect(JSON.parse((await ask(ann, 'get', path)).raw)).toEqual([
        {
          id: expect.any(String),
          rewardId: rewardId(1),
          name: 'Treat 1',
          easyName: '',
          cost: 15,
          redemptionCode,
          delivers: { kind: 'text', text: 'Take a walk today.' },
          createdAt: expect.stringMatching(/^20[^T]+T\d\d:\d\d:\d\d\.\d{3}Z$/),
          usedAt: null,
        },
      ]);
    });

    it('tell what they deliver to who redeems them, whatever its kind, and the redemption stores it', async () => {
      const rewards = CONTENTS.map((delivers, at) => reward(at + 1, { cost: at, delivers }));
      await using backend = await open(withRewards(...rewards));
      const ann = await backend.as('ann');
      const told: RewardContent[] = [];
      for (const at of CONTENTS.keys()) told.push((await answerTo(ann, at + 1)).delivers);
      expect(told).toEqual(CONTENTS);
      const { items } = await redemptionsOf(ann, 'ann');
      expect(items.map(({ delivers }) => delivers)).toEqual(CONTENTS.toReversed());
    });

    it.each([0, START_FBB])('can be redeemed with just enough for a cost of %i FBB', async (cost) => {
      await using backend = await open(withRewards(reward(1, { cost })));
      const ann = await backend.as('ann');
      await redeem(ann, 1);
      expect(await balanceOf(ann)).toBe(START_FBB - cost);
    });

    it('are paid for each time, with a code of their own each', async () => {
      await using backend = await open(everyReward);
      const ann = await backend.as('ann');
      const codes = [await redeem(ann, 1), await redeem(ann, 1)];
      expect(codes[0]).not.toBe(codes[1]);
      const words = 'This takes 15 FriendBase Bucks. You have 10.';
      await expectCallError(ann, redeemReward, { params: { id: rewardId(1) } }, 'notEnoughBucks', words);
      expect(await balanceOf(ann)).toBe(10);
    });

    it('are redeemed as often as the balance pays for, of eight times at once', async () => {
      await using backend = await open(everyReward);
      const ann = await backend.as('ann');
      await expectOnly(2, times(8, ann), (visitor) => redeem(visitor, 1));
      expect(await balanceOf(ann)).toBe(START_FBB - 30);
      const { items } = await redemptionsOf(ann, 'ann');
      expect(new Set(items.map(({ redemptionCode }) => redemptionCode)).size).toBe(2);
    });
  });

  describe(`redemption codes on ${backendName}`, () => {
    it('are refused to every other member, known or not', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectCallError(ann, listRedemptions, { params: { userId }, query: {} }, 'notYourAccount');
      }
    });

    it('come latest first, page by page, and only the member’s own', async () => {
      await using backend = await open(withRewards(reward(1, { cost: 1 })));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const codes = [];
      for (let n = 0; n < 4; n += 1) codes.unshift(await redeem(ann, 1));
      await redeem(ben, 1);
      const { items } = await redemptionsOf(ann, 'ann');
      expect(items.map(({ redemptionCode }) => redemptionCode)).toEqual(codes);
      const newestFirst = items.map(({ id }) => id);
      await expectSteadyPages((query) => redemptionsOf(ann, 'ann', query), newestFirst, {
        isOldestFirstInPage: false,
      });
      await expectNextLink(ann, path, { limit: 3, oldest: items[2]! });
    });
  });
}

/** Refused before any handler runs. */
export function redemptionShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong page of redemption codes on ${backendName}`, () => {
    it('are refused on a page that cannot be, and what is wrong is named', async () => {
      await using backend = await open(annAndBen);
      await expectPageErrors(await backend.as('ann'), path);
    });
  });
}
