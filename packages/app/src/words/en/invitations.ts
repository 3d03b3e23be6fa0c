import { catalogue } from '@friendbase/ui-kit/words';

/** Invitations for people who know each other: the dialog of Friends that makes them. */
export const invitations = catalogue('invitations', {
  dialog: 'Invite a person you know',
  purpose: 'Give a link to one person you know. With it they can ask to be your friend. You say yes or no.',
  demo: 'This is the demo. Nobody else can open a link from here.',
  rules: 'A link works once, for 7 days.',
  make: 'Make a link',
  makeAnother: 'Make another link',
  making: 'Making the link...',
  made: 'Your link is ready. Only now you can copy it.',
  notMade: 'The link was not made.',
  link: 'Link for one person',
  copy: 'Copy the link',
  copied: 'Link copied.',
  share: 'Share the link',
  shareText: 'Be my friend on FriendBase:',
  scan: 'Is the person with you? Let them scan this code with the camera of their phone.',
  code: 'A code to scan: the same link',

  waiting: 'Links that nobody has used yet',
  noneWaits: 'You have no unused links now.',
  since: ({ made, ends }: { made: string; ends: string }) => `Made ${made}. It works until ${ends}.`,
  end: 'Take back',
  ending: 'Taking it back...',
  ended: 'The link is taken back. It does not work anymore.',
  notEnded: 'The link still works.',
  failed: 'Your links did not load',
  failedText: 'You can still make a new one. Please try again.',
  pleaseTryAgain: 'Please try again.',
});

/** The page that such a link opens. */
export const invited = catalogue('invited', {
  title: 'Invitation',
  heading: 'Somebody invites you',
  purpose: 'You can ask this person to be your friend.',
  looking: 'We look who invites you.',
  careful: 'Ask only if you know this person.',
  friends: 'You are friends already.',
  notAsked: ({ name }: { name: string }) => `Your request to ${name} was not sent.`,
  over: 'This invitation does not work anymore',
  overText:
    'Perhaps it was used before, or it is older than 7 days. Ask the person who gave it to you for a new one.',
  own: 'This is your own invitation',
  ownText: 'Give it to a person you know. It still works.',
  toFriends: 'Go to your friends',
  failed: 'The invitation did not load',
  failedText: 'It still works. Please try again.',
});

/** Why it did not work, by the code of the server’s answer. */
export const invitationErrors = catalogue('invitationErrors', {
  invitationOver: 'This invitation does not work anymore.',
  ownInvitation: 'This is your own invitation. Give it to a person you know.',
  tooManyInvitations: 'You have 5 invitations that nobody has used yet. Take one back first.',
});
