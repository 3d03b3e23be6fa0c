import { REWARD_CATEGORIES, type RewardPlan } from '@friendbase/contract';

export const REWARD_FIELDS = ['category', 'cost', 'opens', 'shownTo', 'text', 'easyText'] as const;
export type RewardField = (typeof REWARD_FIELDS)[number];
type RewardValues = Record<RewardField, string>;

/** What a reward can open, as the form asks. */
export const OPENS = ['code', 'text'] as const satisfies readonly RewardPlan['delivers']['kind'][];

/** What a new one begins with. */
export const NEW_REWARD: RewardValues = {
  category: 'Food & Drink',
  cost: '20',
  opens: 'code',
  shownTo: '',
  text: '',
  easyText: '',
};

/** The answers that made a reward. */
export const rewardValuesOf = ({ category, cost, delivers }: RewardPlan): RewardValues => ({
  ...NEW_REWARD,
  category,
  cost: String(cost),
  opens: delivers.kind,
  ...(delivers.kind === 'code'
    ? { shownTo: delivers.shownTo }
    : { text: delivers.text, easyText: delivers.easyText }),
});

/** What is sent. */
export const rewardPlanOf = ({
  category,
  cost,
  opens,
  shownTo,
  text,
  easyText,
}: RewardValues): RewardPlan => ({
  kind: 'reward',
  category: REWARD_CATEGORIES.find((one) => one === category) ?? REWARD_CATEGORIES[0],
  cost: Number(cost),
  delivers: opens === 'code' ? { kind: 'code', shownTo } : { kind: 'text', text, easyText },
});
