import { catalogue } from '@friendbase/ui-kit/words';

type Named = { name: string };

/** The toasts of what members do with other people and with their own page. Source: product spec §8. */
export const memberNotices = catalogue('notices.member', {
  requestUpdated: 'Request updated',
  nowFriends: ({ name }: Named) => `You are now friends with ${name}.`,
  hasAccepted: ({ name }: Named) => `${name} has accepted`,
  friendsNow: 'You are friends now.',
  declined: ({ name }: Named) => `You declined. ${name} is blocked and is not told.`,
  takenBack: ({ name }: Named) => `Your request to ${name} is taken back.`,
  mayAnswer: ({ name }: Named) => `${name} can say yes or no.`,
  friendRemoved: 'Friend removed',
  noFriends: ({ name }: Named) => `You and ${name} are not friends anymore.`,
  personBlocked: ({ name }: Named) => `You blocked ${name}`,
  notTold: ({ name }: Named) => `${name} is not told.`,
  personUnblocked: ({ name }: Named) => `${name} is not blocked anymore`,
  chatOpens: 'Send Message',
  mayWrite: ({ name }: Named) => `You can write to ${name} now.`,
  looking: 'Finding Friends',
  lookingText: 'We are looking for people you may like to know.',
  looked: 'Friends found',
  suggestionsAdded: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: '1 suggestion was added.',
      other: `${f.number(count)} suggestions were added.`,
    }),
  nobodyNew: 'We found nobody new',
  anotherDay: 'You can try again another day.',
  requestSent: 'Friend request sent!',
  error: 'Error',
  requestFailed: 'Error sending request',
  messageFailed: 'Error sending message',
  messageKept: 'Your message was not sent',
  leftBefore: 'You left before it was sent. Your words are kept in the chat.',
  profileUpdated: 'Profile updated!',
  profileFailed: 'Error updating profile',
  privacySaved: 'Your choice is saved',
  privacyFailed: 'Your choice is not saved',
  passwordChanged: 'Your password is changed',
  passwordFailed: 'Your password is not changed',
  onlyHere: 'You are logged out everywhere else',
  stillElsewhere: 'You are still logged in at other places',
  tryAgain: 'Something went wrong. Please try again.',
});
