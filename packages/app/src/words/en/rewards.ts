import { catalogue } from '@friendbase/ui-kit/words';

type Spending = { price: number; balance: number };

/** The reward store, and the member's codes. Spec texts to the letter: product spec §2 “Tournaments and Rewards”. */
export const rewards = catalogue('rewards', {
  title: 'Rewards',
  purpose: 'Spend your FBB on small nice things. You get a code for each one.',
  showMore: 'Show more rewards',
  empty: 'No rewards available',
  emptyText: 'Please look again another day.',
  failed: 'The rewards did not load',
  failedText: 'We could not get them. Please try again.',

  redeem: 'Redeem',
  redeeming: 'Redeeming...',
  tryAgain: 'Try again',
  notEnough: 'Not Enough FBB',
  isAway: 'This reward is not available right now.',
  askRedeemEffect: ({ name, price, balance }: Spending & { name: string }, f) =>
    `You get a code for ${name}. You have ${f.number(balance)} FBB now. You will have ${f.number(balance - price)} left. You cannot get the ${f.number(price)} FBB back.`,
  redeemed: 'Reward Redeemed!',
  isKept: 'Your code is kept in My codes, at the end of this page.',

  codes: 'My codes',
  codesPurpose: 'Show a code to get your reward. They stay here.',
  codesEmpty: 'You have no codes yet. Each reward that you redeem brings one.',
  codesFailed: 'Your codes did not load',
  codesFailedText: 'Your codes are safe. Please try again.',
  codeFor: ({ name }: { name: string }) => `Code for ${name}`,
  copy: 'Copy code',
  copied: 'Code copied.',
  moreCodes: 'Show more codes',
  loadingCodes: 'Loading more codes...',
  moreFailed: 'More codes did not load. Please try again.',
});
