import { EASY_ENGLISH } from './easyMailWords.ts';
import type { MailLanguages, MailPart } from './mailRows.ts';

const link: MailPart = { show: 'link' };

/** Whoever has got in may have changed the password: there has to be a way back. */
const NOT_YOU: readonly MailPart[] = [
  'Was this you? Then all is well.',
  'Was this not you? Choose a new password now, and tell a person you trust:',
  link,
];

/** The words of mails by language: plain, and one thing at a time. */
export const MAIL_WORDS: MailLanguages = {
  en: {
    greeting: 'Hello,',
    contact: (who) => `You can ask us: ${who}`,
    easy: EASY_ENGLISH,
    about: {
      recovery: {
        subject: 'Choose a new FriendBase password',
        parts: [
          'Somebody forgot the password of your FriendBase account. Was it you? Then open this link:',
          link,
          'Or write this number on the page where you asked:',
          { show: 'code' },
          'They work once, for 30 minutes. A newer email ends them.',
          'Was it not you? Then do nothing. Your password stays as it is.',
          'Never tell anybody this number, and never send them this link.',
        ],
      },
      confirmation: {
        subject: 'Is this your email address?',
        parts: [
          'Somebody gave this email to FriendBase. Was it you? Then open this link and press the button:',
          link,
          'The link works once, for 3 days.',
          'Was it not you? Then do nothing.',
        ],
      },
      passwordChanged: {
        subject: 'Your FriendBase password was changed',
        parts: ['Your password was changed. You were logged out on all other devices.', ...NOT_YOU],
      },
      passwordByCard: {
        subject: 'Your FriendBase password was changed',
        parts: [
          'Your password was changed with your recovery card. You were logged out everywhere.',
          ...NOT_YOU,
        ],
      },
      passwordByLink: {
        subject: 'Your FriendBase password was changed',
        parts: ['Your password was changed with a link. You were logged out everywhere.', ...NOT_YOU],
      },
      passwordByMail: {
        subject: 'Your FriendBase password was changed',
        parts: ['Your password was changed with an email. You were logged out everywhere.', ...NOT_YOU],
      },
      card: {
        subject: 'A recovery card was made',
        parts: ['A recovery card was made for your FriendBase account.', ...NOT_YOU],
      },
      exportReady: {
        subject: 'The file with your things is ready',
        parts: ['The file with your FriendBase things is ready. You can get it for one day.', ...NOT_YOU],
      },
      newDevice: {
        subject: 'Your FriendBase account was opened on a new device',
        parts: ['Your FriendBase account was opened on a new device.', ...NOT_YOU],
      },
      pictures: {
        subject: 'Logging in with pictures was set up',
        parts: ['Logging in with pictures was set up for your FriendBase account.', ...NOT_YOU],
      },
      picturesClosed: {
        subject: 'Somebody pressed wrong pictures',
        parts: [
          'Somebody pressed wrong pictures too many times. Log in there with your password.',
          ...NOT_YOU,
        ],
      },
      passkeyMade: {
        subject: 'A passkey was made',
        parts: ['A passkey was made for your FriendBase account. It logs in without a password.', ...NOT_YOU],
      },
      passkeyRemoved: {
        subject: 'A passkey was taken away',
        parts: ['A passkey of your FriendBase account was taken away.', ...NOT_YOU],
      },
      passkeyPaused: {
        subject: 'A passkey was paused',
        parts: ['A passkey of your FriendBase account may have been copied, so it is paused.', ...NOT_YOU],
      },
      email: {
        subject: 'Your FriendBase account has another email address',
        parts: [
          'Your FriendBase account has another email address now. We write to this one no more.',
          'Was this you? Then all is well.',
          'Was this not you? Tell a person you trust, and ask us for help. Your recovery card still works here:',
          link,
        ],
      },
    },
  },
};
