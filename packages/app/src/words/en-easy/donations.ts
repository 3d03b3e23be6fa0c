import { translationOf } from '@friendbase/ui-kit/words';
import type { donations as reference, donationTiers as tiersReference } from '../en/donations.ts';

export const donations = translationOf<typeof reference>()('en', {
  heading: 'Help FriendBase',
  purpose: 'Here you see how money can help. You can not pay here.',
  donate: 'Say that I want to help',
  thanks: ({ name }) => `Thank you! You picked ${name}. No money was taken.`,
  impact: 'What help can do',
  impactIntro: 'Help can do this:',
  safety: 'We keep you safe',
  safetyText: 'Help keeps bad people out.',
  access: 'Easy for all',
  accessText: 'Help makes each page easy to use.',
  community: 'More friends',
  communityText: 'Help lets people meet and make friends.',
  thankYouText: 'You make this a kind place. Kind words help too.',
});

export const donationTiers = translationOf<typeof tiersReference>()('en', {
  coffeeText: 'As much as one cup of coffee.',
  monthlyText: 'This much each month helps us to plan.',
  championText: 'This could help with a game night.',
  heroText: 'This could help us to make new things.',
});
