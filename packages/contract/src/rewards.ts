import * as z from 'zod/mini';
import { Bucks, canPay } from './users.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { DescribedPicture } from './media.ts';
import { pageQuery } from './page.ts';
import { RewardContent } from './rewardContents.ts';
import { Id, Timestamp } from './text.ts';

/** The categories that have an icon of their own; any other one gets the gift. Source: product spec §3. */
export const REWARD_CATEGORIES = [
  'Entertainment',
  'Food & Drink',
  'Education',
  'Creative',
  'Wellness',
] as const;

/** What FBB can be spent on. `cost` is in FBB. */
export const Reward = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The same in easy words; empty where nobody wrote them. */
  easyName: z._default(z.string(), ''),
  easyDescription: z._default(z.string(), ''),
  category: z.string(),
  cost: Bucks,
  isActive: z.boolean(),
  /** An organizer's own, in place of the drawing of its category. */
  photo: z.optional(DescribedPicture),
});
export type Reward = z.infer<typeof Reward>;

/** With what it delivers, which is told to who has redeemed it alone. */
export const StoredReward = z.extend(Reward, { delivers: RewardContent });
export type StoredReward = z.infer<typeof StoredReward>;

/** What stops a member from redeeming a reward. */
export type RedeemProblem = 'inactive' | 'balance';

/** The first thing that stops a member with this balance, if anything does. Source: product spec §5. */
export function redeemProblem(
  { isActive, cost }: Pick<Reward, 'isActive' | 'cost'>,
  balanceFbb: number,
): RedeemProblem | undefined {
  if (!isActive) return 'inactive';
  return canPay(balanceFbb, cost) ? undefined : 'balance';
}

/** The server's error response of a redemption, 409. */
export const redeemError = (problem: RedeemProblem, cost: number, balanceFbb: number): Reason =>
  problem === 'inactive' ? ['rewardInactive'] : ['notEnoughBucks', { priceFbb: cost, balanceFbb }];

/** 32 signs without I, L, O and U, so that no two look or sound alike. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes that a redemption code is made of: 5 bits of each count, 60 in all. */
export const CODE_BYTES = 12;

export const RedemptionCode = z.string().check(z.regex(/^FB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/));

/** The code that `CODE_BYTES` random bytes make: `FB-7K3M-9QXA-2WTR`. As hard to guess as the bytes are. */
export const redemptionCode = (bytes: Uint8Array): string =>
  `FB${Array.from(bytes.subarray(0, CODE_BYTES), (byte, index) => (index % 4 === 0 ? '-' : '') + CODE_SIGNS[byte % 32]).join('')}`;

/** A reward that a member has redeemed, with the name, cost and content it then had. */
export const Redemption = z.object({
  id: Id,
  rewardId: Id,
  name: z.string(),
  easyName: z._default(z.string(), ''),
  cost: Bucks,
  redemptionCode: RedemptionCode,
  delivers: RewardContent,
  createdAt: Timestamp,
  /** When who honours its code marked it as used. */
  usedAt: z._default(z.nullable(Timestamp), null),
});
export type Redemption = z.infer<typeof Redemption>;

/** What a redemption brings at once. */
const Redeemed = z.pick(Redemption, { redemptionCode: true, delivers: true });
export type Redeemed = z.infer<typeof Redeemed>;

/** By cost, the cheapest first; among equals by id. Those that cannot be redeemed right now are in it too, but not what was called off. */
export const listRewards = endpoint({
  method: 'get',
  path: '/api/rewards',
  summary: 'Read the rewards, the cheapest first.',
  input: {},
  output: z.array(Reward),
});

/** Pays the cost and makes a code, both or nothing, and tells what the reward delivers. 404 for an unknown reward, 409 as `redeemError` says. */
export const redeemReward = endpoint({
  method: 'post',
  path: '/api/rewards/:id/redeem',
  summary: 'Redeem a reward for a code.',
  isCreating: true,
  input: { params: z.object({ id: Id }) },
  output: Redeemed,
  limit: perHour(120),
  errors: ['rewardNotFound', 'rewardInactive', 'notEnoughBucks'],
});

/** The member's codes, the latest first, so that none is lost with a closed message. 403 for another member's. */
export const listRedemptions = pagedEndpoint({
  method: 'get',
  path: '/api/redemptions/:userId',
  summary: 'Read your redemption codes, the latest first.',
  input: { params: z.object({ userId: Id }), query: pageQuery(20) },
  item: Redemption,
  errors: ['notYourAccount'],
});
