import { catalogue } from '@friendbase/ui-kit/words';

/** Toasts of the going-out screens. Spec texts to the letter: product spec §7 and §8. */
export const outingNotices = catalogue('notices.outings', {
  joined: 'Joined!',
  joinedText: ({ title }: { title: string }) => `You go to ${title}.`,
  eventNotSaved: 'Not saved',
  eventNotSavedText: 'We could not save whether you go. Please try again.',
  notCopied: 'The link is not copied',
  copyByHand: 'It is on the page. You can copy it there.',
  thankYou: 'Thank you!',
  noMoney: 'No money was taken.',
  impact: 'Donation Impact',
  impactText: 'Gifts help to keep FriendBase safe and kind.',
  tournamentJoined: 'Joined Tournament!',
  tournamentWelcome: 'Welcome to the tournament! Good luck!',
  joinFailed: 'Failed to Join',
  joinFailedText: 'Could not join tournament',
  redeemed: 'Reward Redeemed!',
  redemptionCode: ({ code }: { code: string }) => `Redemption code: ${code}`,
  redeemFailed: 'Redemption Failed',
  redeemFailedText: 'Could not redeem reward',
  clubJoined: ({ club }: { club: string }) => `Welcome to ${club}!`,
  clubJoinedText: 'Press Play Now when you want to play.',
  challenge: 'Challenge Friends',
  groupSessions: 'Group Sessions',
  togetherSoon: 'This is coming soon. You can play by yourself today.',
});
