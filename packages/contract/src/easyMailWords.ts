import type { EasyMails, MailPart } from './mailRows.ts';

const link: MailPart = { show: 'link' };

const NOT_YOU: readonly MailPart[] = [
  'Was this you? Then all is well.',
  'Was it not you? Press this link and get a new password:',
  link,
  'Tell a person you trust, too.',
];

/** Mails in easy English. */
export const EASY_ENGLISH: EasyMails = {
  contact: (who) => `Do you need help? Ask us: ${who}`,
  about: {
    recovery: {
      subject: 'Choose a new FriendBase password',
      parts: [
        'Did you forget your FriendBase password? Then press this link:',
        link,
        'Or go back to the page where you asked. Write this number there:',
        { show: 'code' },
        'You can use them one time, for 30 minutes.',
        'Did you get more than one email? Use the new one.',
        'Did you not ask for this? Then do nothing. Your old password still works.',
        'Do not give the number or the link to anybody.',
      ],
    },
    passwordChanged: {
      subject: 'You have a new FriendBase password',
      parts: [
        'Your FriendBase password is a new one now. You were logged out on all other devices.',
        ...NOT_YOU,
      ],
    },
    passwordByCard: {
      subject: 'You have a new FriendBase password',
      parts: [
        'Your recovery card was used to get a new password. You were logged out everywhere.',
        ...NOT_YOU,
      ],
    },
    passwordByLink: {
      subject: 'You have a new FriendBase password',
      parts: ['A link was used to get a new password. You were logged out everywhere.', ...NOT_YOU],
    },
    passwordByMail: {
      subject: 'You have a new FriendBase password',
      parts: ['An email was used to get a new password. You were logged out everywhere.', ...NOT_YOU],
    },
    card: {
      subject: 'You have a new recovery card',
      parts: ['Your FriendBase account has a new recovery card.', ...NOT_YOU],
    },
    exportReady: {
      subject: 'The file with your things is ready',
      parts: ['You can get the file with your FriendBase things now. It stays for one day.', ...NOT_YOU],
    },
    newDevice: {
      subject: 'Somebody logged in on a new device',
      parts: [
        'Somebody logged in to your FriendBase account. It was on a new phone, tablet or computer.',
        ...NOT_YOU,
      ],
    },
    pictures: {
      subject: 'You can log in with pictures now',
      parts: ['Your FriendBase account has pictures to log in with now.', ...NOT_YOU],
    },
    picturesClosed: {
      subject: 'Somebody pressed wrong pictures',
      parts: [
        'Somebody pressed wrong pictures too many times.',
        'Do you want to log in there? Use your password.',
        ...NOT_YOU,
      ],
    },
    passkeyMade: {
      subject: 'You have a new passkey',
      parts: ['Your FriendBase account has a new passkey. With it you need no password.', ...NOT_YOU],
    },
    passkeyRemoved: {
      subject: 'A passkey is gone',
      parts: ['A passkey of your FriendBase account is gone. It does not work now.', ...NOT_YOU],
    },
    passkeyPaused: {
      subject: 'A passkey was stopped',
      parts: ['Somebody may have made a copy of your passkey. So we stopped it.', ...NOT_YOU],
    },
    email: {
      subject: 'Your FriendBase account has a new email address',
      parts: [
        'Your FriendBase account has a new email address. We do not write to this one again.',
        'Was this you? Then all is well.',
        'Was it not you? Tell a person you trust, and ask us for help.',
        'Your recovery card still works here:',
        link,
      ],
    },
  },
};
