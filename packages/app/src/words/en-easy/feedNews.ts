import { translationOf } from '@friendbase/ui-kit/words';
import type { feedNews as reference } from '../en/feedNews.ts';

export const feedNews = translationOf<typeof reference>()('en', {
  check: 'Look for new posts',
  checking: 'Looking...',
  checkFailed: 'We could not look. Please try again.',
  updated: ({ time }) => `We looked at ${time}`,
  gone: 'The new posts are gone. Somebody deleted them.',
});
