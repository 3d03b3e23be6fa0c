import { translationOf } from '@friendbase/ui-kit/words';
import type { ownPosts as reference } from '../en/ownPosts.ts';

export const ownPosts = translationOf<typeof reference>()('en', {
  title: 'What you wrote',
  list: 'What you wrote, newest first',
  empty: 'You did not write anything yet.',
  open: 'Read all of it',
});
