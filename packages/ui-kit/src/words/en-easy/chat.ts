import { translationOf } from '../translation.ts';
import type { chat as reference } from '../en/chat.ts';

export const chat = translationOf<typeof reference>()('en', {
  showMore: 'Show more people',
  loadingMore: 'Getting more people...',
  loading: 'Getting your messages...',
  read: 'Your friend saw it',
  showEarlier: 'Show older messages',
  loadingEarlier: 'Getting older messages...',
  enterSends: 'The Enter key sends your message.',
  enterStartsLine: 'The Enter key starts a new line. Use the Send button.',
  tooLong: ({ most }, f) =>
    `This is too long. There is room for ${f.number(most)} letters. You can send it in two parts.`,
  askSending: 'Do you want to send this now?',
  askSendingEffect: 'Then you cannot change it anymore.',
  quickReplies: 'Ready words',
});
