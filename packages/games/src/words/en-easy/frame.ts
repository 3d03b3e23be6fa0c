import { translationOf } from '@friendbase/ui-kit/words';
import type { gameFrame as reference } from '../en/frame.ts';

export const gameFrame = translationOf<typeof reference>()('en', {
  unfinished: 'You have an open game',
  unfinishedText: 'Go on with it, or start a new one.',
});
