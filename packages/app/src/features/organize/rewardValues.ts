import { REWARD_CATEGORIES, type RewardPlan } from '@friendbase/contract';

export const REWARD_FIELDS = [
  'category',
  'cost',
  'opens',
  'shownTo',
  'text',
  'easyText',
  'givenUrl',
  'givenDescription',
] as const;
export type RewardField = (typeof REWARD_FIELDS)[number];
type RewardValues = Record<RewardField, string>;

/** What a reward can open, as the form asks. */
export const OPENS = ['code', 'text', 'picture'] as const satisfies readonly RewardPlan['delivers']['kind'][];

/** What a new one begins with. */
export const NEW_REWARD: RewardValues = {
  category: 'Food & Drink',
  cost: '20',
  opens: 'code',
  shownTo: '',
  text: '',
  easyText: '',
  givenUrl: '',
  givenDescription: '',
};

function givenValuesOf(delivers: RewardPlan['delivers']): Partial<RewardValues> {
  switch (delivers.kind) {
    case 'code':
      return { shownTo: delivers.shownTo };
    case 'text':
      return { text: delivers.text, easyText: delivers.easyText };
    case 'picture':
      return { givenUrl: delivers.picture.url, givenDescription: delivers.picture.description };
  }
}

function givenOf({
  opens,
  shownTo,
  text,
  easyText,
  givenUrl,
  givenDescription,
}: RewardValues): RewardPlan['delivers'] {
  switch (OPENS.find((one) => one === opens)) {
    case 'text':
      return { kind: 'text', text, easyText };
    case 'picture':
      return { kind: 'picture', picture: { url: givenUrl, description: givenDescription } };
    default:
      return { kind: 'code', shownTo };
  }
}

/** The answers that made a reward. */
export const rewardValuesOf = ({ category, cost, delivers }: RewardPlan): RewardValues => ({
  ...NEW_REWARD,
  category,
  cost: String(cost),
  opens: delivers.kind,
  ...givenValuesOf(delivers),
});

/** What is sent. */
export const rewardPlanOf = (values: RewardValues): RewardPlan => ({
  kind: 'reward',
  category: REWARD_CATEGORIES.find((one) => one === values.category) ?? REWARD_CATEGORIES[0],
  cost: Number(values.cost),
  delivers: givenOf(values),
});
