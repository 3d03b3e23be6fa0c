import { translationOf } from '@friendbase/ui-kit/words';
import type { numbersGame as reference } from '../en/numbers.ts';

export const numbersGame = translationOf<typeof reference>()('en', {
  howRepeat: 'Press the same numbers.',
  howGrow: 'If you are right, you get one more number.',
  worksTouch: 'Press the big buttons.',
  worksKeys: 'The keys 1, 2, 3 and 4 work too. Go to a big button first.',
  worksHeard: 'A screen reader says all the numbers at once.',
  worksAgain: 'Watch again as often as you like.',
  showInWriting: 'Show me the numbers',
  rested: 'Press Watch again.',
  rightFull: ({ points, all }: { points: number; all: number }, f) =>
    `Correct. ${f.number(points)} points. Now you have ${f.number(all)}.`,
  longest: 'How many numbers',
});
