import { catalogue } from '@friendbase/ui-kit/words';

type Named = { name: string };

/** The dialog that reports something, and what it says afterwards. */
export const report = catalogue('report', {
  post: 'Report this post',
  comment: 'Report this comment',
  message: 'Report this message',
  profile: 'Report this person',
  picture: 'Report this picture',
  purpose: ({ name }: Named) =>
    `You can tell us when something is not OK. ${name} is not told that it was you.`,

  reason: 'What is not OK?',
  mean: 'It is mean',
  meanMeans: 'Somebody is laughed at, called names or left out.',
  money: 'Somebody asks for money',
  moneyMeans: 'Also for gift cards, bank cards or passwords.',
  bodies: 'It is about bodies or sex',
  bodiesMeans: 'Words or pictures that you do not want to see.',
  scary: 'It scares me',
  scaryMeans: 'Somebody may get hurt, or wants to hurt you.',
  other: 'Something else',
  otherMeans: 'You can say what it is below.',

  danger: 'Are you in danger?',
  dangerText: 'Get help first. You can send your report later.',
  callEmergency: 'Call 911',

  words: 'Do you want to say more?',
  wordsMeans: 'You do not have to.',
  alsoBlock: ({ name }: Named) => `Also block ${name}`,
  alsoBlockMeans: 'You will not see each other, and you cannot write to each other.',

  send: 'Send report',
  sending: 'Sending...',
  chooseFirst: 'Choose what is not OK first.',
  tryAgain: 'Try again',
  notSent: 'Your report was not sent, so you see it again. Your words are still here.',
  pleaseTryAgain: 'Please try again.',

  sentTitle: 'Thank you. Your report was sent.',
  sentNext: 'A person from FriendBase looks at it, usually within one day.',
  sentHidden: 'You do not see it anymore.',
  sentPerson: ({ name }: Named) => `${name} is not suggested to you anymore.`,
  sentSecret: ({ name }: Named) => `${name} is not told that it was you.`,
  sentBlocked: ({ name }: Named) => `${name} is blocked.`,
  sentPlace: 'You can read what came of it in your profile, under “My reports”.',
  done: 'Done',
});
