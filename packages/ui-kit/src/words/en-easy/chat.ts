import { variantOf } from '../variant.ts';
import type { chat as reference } from '../en/chat.ts';

export const chat = variantOf<typeof reference>()('en', {
  showMore: 'Show more people',
  showEarlier: 'Show older messages',
  loadingEarlier: 'Getting older messages...',
  enterSends: 'The Enter key sends your message.',
  enterStartsLine: 'The Enter key starts a new line. Use the Send button.',
  quickReplies: 'Ready words',
});
