import { translationOf } from '../translation.ts';
import type { requests as reference } from '../en/requests.ts';

export const requests = translationOf<typeof reference>()('en', {
  accept: 'Say yes',
  acceptName: ({ name }) => `Say yes to ${name}`,
  accepting: ({ name }) => `Saying yes to ${name}...`,
  decline: 'Say no',
  declineName: ({ name }) => `Say no to ${name}`,
  declining: ({ name }) => `Saying no to ${name}...`,
  declineQuestion: ({ name }) => `Say no to ${name}?`,
});
