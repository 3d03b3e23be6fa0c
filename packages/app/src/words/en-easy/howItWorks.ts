import { translationOf } from '@friendbase/ui-kit/words';
import type { howItWorks as reference } from '../en/howItWorks.ts';

export const howItWorks = translationOf<typeof reference>()('en', {
  chooseFiles: 'Press “Choose pictures”. Pick a picture or a video.',
  describeFiles: 'Write what it shows. Some people cannot see it.',
  shareFiles: 'Press “Share it”. Your friends see it with your post.',
  choosePhoto: 'Press “Choose pictures”. Pick one.',
  newest: 'What is new is on top. It has the word “New”.',
});
