import { catalogue } from '@friendbase/ui-kit/words';

type Spending = { price: number; balance: number };

/** The reward store, and the member's codes. Spec texts to the letter: product spec §2 “Tournaments and Rewards”. */
export const rewards = catalogue('rewards', {
  title: 'Rewards',
  purpose: '“Redeem” means: you spend your FBB and get the reward, with a code. You can open each one here.',
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
    `You get ${name}, with a code. You have ${f.number(balance)} FBB now. You will have ${f.number(balance - price)} left. You cannot get the ${f.number(price)} FBB back.`,
  redeemed: 'Reward Redeemed!',
  isKept: 'Your reward and its code are kept in My rewards, at the end of this page.',
  open: 'Open',
  opening: 'Opening...',

  codes: 'My rewards',
  codesPurpose: 'Open your rewards here. Each one also has a code. They stay here.',
  codesEmpty: 'You have no rewards yet. Each one that you redeem comes here.',
  codesFailed: 'Your rewards did not load',
  codesFailedText: 'Your rewards are safe. Please try again.',
  codeFor: ({ name }: { name: string }) => `Code for ${name}`,
  usedOn: ({ when }: { when: string }) => `Used on ${when}`,
  copy: 'Copy code',
  copied: 'Code copied.',
  moreCodes: 'Show more of my rewards',
  loadingCodes: 'Loading more of your rewards...',
  moreFailed: 'More rewards did not load. Please try again.',
});
