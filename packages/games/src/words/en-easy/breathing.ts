import { translationOf } from '@friendbase/ui-kit/words';
import type { breathing as reference } from '../en/breathing.ts';

export const breathing = translationOf<typeof reference>()('en', {
  safety: 'Do you feel dizzy? Stop.',
  heardPhases: 'A screen reader says each step once.',
  pauseStartsRound: 'After a pause, you start with breathing in.',
});
