import { translationOf } from '@friendbase/ui-kit/words';
import type { mathGame as reference } from '../en/math.ts';

export const mathGame = translationOf<typeof reference>()('en', {
  howSolve: 'Read the numbers. Find the answer.',
  howWrite: 'Write the answer. Press Check.',
  howFinish: 'Press Finish to stop.',
  worksPress: 'You can press the number buttons. You do not need to type.',
  worksWrong: 'A wrong answer is OK. Try as often as you like.',
  worksLevel: 'At 50 points it gets harder. You can turn that off.',
  nothingWritten: 'Write your answer first.',
  noNumber: 'Write a number, such as 12 or twelve.',
});
