import { translationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/faces.ts';

export const faces = translationOf<typeof reference.faces>()('en', {
  initial: 'No person. Only the first letter of your name.',
});
