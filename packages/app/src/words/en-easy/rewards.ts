import { translationOf } from '@friendbase/ui-kit/words';
import type { rewards as reference } from '../en/rewards.ts';

export const rewards = translationOf<typeof reference>()('en', {
  purpose: 'Use your FBB for nice things. You get a code for each one.',
  showMore: 'Show more',
  failedText: 'That did not work. Please try again.',
  redeem: 'Get it',
  redeeming: 'Getting it...',
  isAway: 'You cannot get this now.',
  askRedeemEffect: ({ name, price, balance }, f) =>
    `You get a code for ${name}. Now you have ${f.number(balance)} FBB. Then you have ${f.number(balance - price)} FBB. You do not get the ${f.number(price)} FBB back.`,
  isKept: 'Your code stays below, in My codes.',
  codesPurpose: 'Show a code to get your nice thing. They stay here.',
  codesEmpty: 'You have no codes yet.',
  codesFailedText: 'Your codes are safe. Please try again.',
  moreCodes: 'Show more',
});
