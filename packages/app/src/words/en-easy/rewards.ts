import { translationOf } from '@friendbase/ui-kit/words';
import type { rewards as reference } from '../en/rewards.ts';

export const rewards = translationOf<typeof reference>()('en', {
  purpose: 'Use your FBB for nice things. You can open each one.',
  showMore: 'Show more',
  failedText: 'That did not work. Please try again.',
  redeem: 'Get it',
  redeeming: 'Getting it...',
  isAway: 'You cannot get this now.',
  askRedeemEffect: ({ name, price, balance }, f) =>
    `You get ${name}. Now you have ${f.number(balance)} FBB. Then you have ${f.number(balance - price)} FBB. You do not get the ${f.number(price)} FBB back.`,
  isKept: 'It stays below, in My rewards.',
  codesPurpose: 'Press Open to see your nice things. They stay here.',
  codesEmpty: 'You have no rewards yet.',
  codesFailedText: 'Your rewards are safe. Please try again.',
  moreCodes: 'Show more',
});
