import { translationOf } from '@friendbase/ui-kit/words';
import type { care as careReference } from '../en/care.ts';

export const care = translationOf<typeof careReference>()('en', {
  purpose: 'Only you can see this. You can change it. You can take it away.',
  challengeTypeUse: 'You told us when you signed up. We do nothing with it now.',
});
