import { translationOf } from '@friendbase/ui-kit/words';
import type { safety as reference } from '../en/safety.ts';

export const safety = translationOf<typeof reference>()('en', {
  kept: 'We looked at it. It is OK for others, so it stays.',
  removed: 'We looked at it. Now nobody can see it. Thank you!',
  canDo: 'Do you think that we are wrong? Then ask us to look again.',
  askEmptyEffect: 'You can ask only one time. Your words help us to understand.',
  notAsked: 'That did not work.',
  appealKept: 'Another person looked too. It stays like this.',
  undone: 'We were wrong. All is as it was before.',
  pausedBlocks: 'Not now: your account is paused.',
  pausedText: 'You can read and get help. You cannot write to others now.',
});
