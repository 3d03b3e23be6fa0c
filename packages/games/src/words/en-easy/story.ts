import { translationOf } from '@friendbase/ui-kit/words';
import type { story as reference } from '../en/story.ts';

export const story = translationOf<typeof reference>()('en', {
  rule: ({ fbb }, f) => `Watch nearly all of it. Then you get ${f.number(fbb)} FBB.`,
  mark: ({ fbb }, f) => `From this line you get ${f.number(fbb)} FBB`,
  marked: ({ fbb }, f) => `Well done: you get ${f.number(fbb)} FBB`,
  finished: 'The story has ended.',
  finishedEarned: ({ fbb }, f) => `The story has ended. Close it to get ${f.number(fbb)} FBB.`,
});
