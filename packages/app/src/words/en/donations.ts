import { catalogue } from '@friendbase/ui-kit/words';

/** Donations. Spec texts to the letter: product spec §2 “Donations”, conflict X23. */
export const donations = catalogue('donations', {
  noMoney: 'No money is taken on this page.',
  title: 'Donations',
  heading: 'Support FriendBase',
  purpose: 'See how gifts can help. You cannot pay here.',
  tiers: 'Ways to help',
  donate: 'Donate',
  isFree: 'No money is taken.',
  amount: ({ dollars }: { dollars: number }, f) => `$${f.number(dollars)}`,
  /** What a button is about: “Coffee Support, $5”. */
  subject: ({ name, amount }: { name: string; amount: string }) => `${name}, ${amount}`,
  thanks: ({ name }: { name: string }) => `Thank you for choosing ${name}! No money was taken.`,

  impact: 'Your Impact',
  impactIntro: 'This is what gifts can do.',
  safety: 'Enhanced Safety',
  safetyText: 'Gifts help people who keep FriendBase safe.',
  access: 'Better Accessibility',
  accessText: 'Gifts help us to make every page easy to use.',
  toAccessibility: 'Accessibility: what works and what does not',
  community: 'Stronger Community',
  communityText: 'Gifts help members to meet and make friends.',

  thankYou: 'Thank You',
  thankYouText: 'You make FriendBase a kind place. A friendly word helps as much as a gift.',
});

/** The ways to help, by the names of `tiers.ts`. */
export const donationTiers = catalogue('donations.tiers', {
  coffee: 'Coffee Support',
  coffeeText: 'As much as a cup of coffee. Small gifts count too.',
  monthly: 'Monthly Supporter',
  monthlyText: 'A gift each month helps us to plan.',
  champion: 'Community Champion',
  championText: 'This could help a game night for many members.',
  hero: 'Platform Hero',
  heroText: 'This could help to build new things for everyone.',
});
