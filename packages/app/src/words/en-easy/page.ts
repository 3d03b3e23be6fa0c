import { translationOf } from '@friendbase/ui-kit/words';
import type { page as reference } from '../en/page.ts';

export const page = translationOf<typeof reference>()('en', {
  skip: 'Go to the main part',
  draftsNotPersisted: 'This device cannot keep your words. They are gone when you close this page.',
});
