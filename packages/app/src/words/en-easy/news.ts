import { translationOf } from '@friendbase/ui-kit/words';
import type { news as reference } from '../en/news.ts';

export const news = translationOf<typeof reference>()('en', {
  failed: 'We do not know what is new.',
  requests: 'Who wants to be your friend',
  asks: 'This person wants to be your friend.',
  answer: 'Say yes or no',
  open: ({ name }) => `Read what ${name} wrote`,
  cleared: 'What we told you is gone now.',
});
