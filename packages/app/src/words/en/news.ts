import { catalogue, type Format } from '@friendbase/ui-kit/words';

/** In full: nothing behind the bell says what FBB are. */
const bucks = (fbb: number, f: Format<'en'>) =>
  f.plural(fbb, { one: '1 FriendBase Buck', other: `${f.number(fbb)} FriendBase Bucks` });

/** What came for the member, behind the bell: it comes with the list when that is opened. */
export const news = catalogue('news', {
  none: 'Nothing has come yet. Likes, feelings, comments, messages and friend requests are kept here.',
  looking: 'Looking for what is new...',
  failed: 'We could not look for what is new.',
  failedText: 'This is our mistake, not yours. Please try again.',
  list: 'What came for you, newest first',
  isNew: 'New',
  nothing: 'Nothing new has come.',
  more: 'Show more',
  moreFailed: 'More did not load. Please try again.',
  again: 'Look again',
  showNew: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'Show 1 new', other: `Show ${f.number(count)} new` }),
  like: ({ others }: { others: number }, f) =>
    f.plural(others, {
      '=0': 'likes your post.',
      one: 'and 1 more person like your post.',
      other: `and ${f.number(others)} more people like your post.`,
    }),
  comment: ({ others }: { others: number }, f) =>
    f.plural(others, {
      '=0': 'wrote about your post.',
      one: 'and 1 more person wrote about your post.',
      other: `and ${f.number(others)} more people wrote about your post.`,
    }),
  reaction: ({ others, feeling }: { others: number; feeling: string }, f) =>
    f.plural(others, {
      '=0': `chose “${feeling}” for your post.`,
      one: 'and 1 more person feel something about your post.',
      other: `and ${f.number(others)} more people feel something about your post.`,
    }),
  accepted: 'said yes. You are friends now.',
  message: 'wrote to you.',
  reportDecided: 'You told us about something. We looked at it.',
  decision: 'We decided about something of yours.',
  passwordByMail: 'Your password was changed with an email. You were logged out everywhere.',
  email: 'Your email address was changed.',
  letter: 'We answered your letter.',
  tournamentReached: ({ name }: { name: string }) => `${name} is over. Together you reached the goal.`,
  tournamentMissed: ({ name }: { name: string }) => `${name} is over. This time the goal was not reached.`,
  tournamentCancelled: ({ name }: { name: string }) => `${name} does not take place.`,
  tournamentChanged: ({ name }: { name: string }) => `${name} has changed. You are still in it.`,
  tournamentShare: ({ fbb }: { fbb: number }, f) => `Your part of the prize: ${bucks(fbb, f)}.`,
  tournamentFee: ({ fbb }: { fbb: number }, f) => `You got your ${bucks(fbb, f)} back.`,
  eventSoon: ({ title, when }: { title: string; when: string }) => `You go to ${title}. It is on ${when}.`,
  eventChanged: ({ title, when }: { title: string; when: string }) =>
    `${title} has changed. It is on ${when}.`,
  eventOff: ({ title }: { title: string }) => `${title} does not take place.`,
  turn: 'went on in your game. It is your turn.',
  toGame: 'Go to the game',
  toEvent: 'Go to the event',
  toEvents: 'Go to the events',
  toTournaments: 'Go to the tournaments',
  readAnswer: 'Read the answer',
  hideAnswer: 'Hide the answer',
  youWrote: 'You wrote',
  weAnswered: 'Our answer',
  passwordByCard: 'Your password was changed with your recovery card. You were logged out everywhere.',
  passwordByLink: 'Your password was changed with a link. You were logged out everywhere.',
  passwordChanged: 'Your password was changed. You were logged out everywhere else.',
  newDevice: ({ device }: { device: string }) => `Your account was opened on a new device: ${device}.`,
  pictures: ({ device }: { device: string }) => `Logging in with pictures was set up: ${device}.`,
  picturesClosed: ({ device }: { device: string }) =>
    `Somebody pressed wrong pictures too many times: ${device}. Log in there with your password.`,
  card: 'A recovery card was made for your account.',
  offerCard: 'Make a recovery card. With it you get back in if you forget your password.',
  passkeyMade: 'A passkey was made for your account. With it you log in without a password.',
  passkeyRemoved: 'A passkey of your account was taken away.',
  passkeyPaused: 'A passkey of yours may have been copied, so it is paused. Please make a new one.',
  offerPasskey: 'You can log in without a password: by your finger, your face or the code of your device.',
  exportReady: 'The file with your things is ready. You can get it for one day.',
  toPasskeys: 'Go to your passkeys',
  wasYou: 'Was this you? Then you need to do nothing.',
  notMe: 'This was not me',
  toCard: 'Go to your recovery card',
  toThings: 'Get the file with your things',
  toPost: 'Go to your post',
  toChat: ({ name }: { name: string }) => `Open the chat with ${name}`,
  toReports: 'Read what we did',
  toDecisions: 'Read what we decided',
  choose: 'Choose what you are told',
  cleared: 'The messages from FriendBase are cleared.',
});
