import { catalogue } from '@friendbase/ui-kit/words';

/** The rules of FriendBase, each as one plain sentence. */
export const safetyRules = catalogue('safety.rules', {
  beKind: 'Be kind to each other.',
  noMoney: 'Do not ask for money, gift cards or passwords.',
  noBodies: 'Do not share words or pictures about sex or naked bodies.',
  noScaring: 'Do not scare or threaten anybody.',
  noPrivateFacts: 'Do not share where somebody lives or how to call them.',
  beYourself: 'Be who you are: no false names and no false accounts.',
});

/** What a member has reported, and what moderators decided about them. */
export const safety = catalogue('safety', {
  title: 'Safety',
  open: 'My reports and decisions',
  reports: 'My reports',
  noReports: 'You have not reported anything.',
  post: 'A post',
  comment: 'A comment',
  message: 'A message',
  profile: 'A person',
  picture: 'A picture',
  reportedOn: ({ time }: { time: string }) => `Reported ${time}`,
  waiting: 'A person from FriendBase will look at it soon.',
  kept: 'We looked at it. It broke no rule, so other people can still see it.',
  removed: 'We looked at it and took it away. Thank you for telling us.',

  decisions: 'What we decided',
  noDecisions: 'We have decided nothing about you.',
  hidden: 'We took this away.',
  warned: 'We took this away. Please do not do it again.',
  paused: 'We took this away and paused your account.',
  pausedUntil: ({ time }: { time: string }) => `Your account is paused until ${time}.`,
  closed: 'We closed your account.',
  yourWords: 'This is what it was:',
  rule: ({ rule }: { rule: string }) => `The rule: ${rule}`,
  canDo: 'You can ask us to look again. Another person will decide.',
  appealWords: 'Do you want to say why?',
  appealMeans: 'You do not have to.',
  ask: 'Ask us to look again',
  asking: 'Asking...',
  tryAgain: 'Try again',
  notAsked: 'We did not get your request.',
  pleaseTryAgain: 'Please try again.',
  asked: 'You asked us to look again. Another person will look at it soon.',
  appealKept: 'Another person looked again. The decision stays.',
  undone: 'We took this decision back. Everything is as it was before.',
  tooLate: 'The time to ask us to look again is over.',
  failed: 'This did not load',
  failedText: 'Please try again.',

  pausedTitle: ({ time }: { time: string }) => `Your account is paused until ${time}`,
  pausedText: 'You can read, get help and change your settings. You cannot write to others now.',
  pausedWhy: 'Read why',
  pausedBlocks: 'You cannot do this while your account is paused.',
});
