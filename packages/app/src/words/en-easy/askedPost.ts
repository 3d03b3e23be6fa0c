import { translationOf } from '@friendbase/ui-kit/words';
import type { askedPost as reference } from '../en/askedPost.ts';

export const askedPost = translationOf<typeof reference>()('en', {
  gone: 'This post is gone.',
  failed: 'The post did not come',
});
