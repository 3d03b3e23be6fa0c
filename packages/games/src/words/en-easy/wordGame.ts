import { translationOf, type Format } from '@friendbase/ui-kit/words';
import type { Word } from '../../wordGame/rules.ts';
import type { wordGame as reference } from '../en/wordGame.ts';

const hintOf = (word: Word, f: Format<'en'>) =>
  f.select(
    {
      FRIEND: 'You like this person.',
      HAPPY: 'You feel good.',
      SMILE: 'Your face does it when you feel good.',
      LAUGH: 'You do it when something is funny.',
      LOVE: 'You feel it for people you like very much.',
      PEACE: 'No fighting. All is calm.',
      HOPE: 'You think good things will come.',
      DREAM: 'You see it while you sleep.',
    },
    word,
  );

export const wordGame = translationOf<typeof reference>()('en', {
  howWrite: 'Make a word with all the letters. Then press Check.',
  howFinish: 'Press Finish to stop.',
  worksKeys: 'Press Enter to check. Big and small letters are OK.',
  worksPress: 'You can press the letter buttons. You do not need to type.',
  worksSkip: 'Too hard? Press New word. You lose nothing.',
  hint: ({ word }, f) => `Hint: ${hintOf(word, f)}`,
  described: ({ letters, word }, f) => `Letters: ${letters}. Hint: ${hintOf(word, f)}`,
  rightFull: ({ points, score, letters, word }, f) =>
    `Correct. ${f.number(points)} points. You have ${f.number(score)} points now. New letters: ${letters}. Hint: ${hintOf(word, f)}`,
  skippedFull: ({ letters, word }, f) => `New letters: ${letters}. Hint: ${hintOf(word, f)}`,
  wrongFull: ({ letters, word }, f) => `Not yet. The letters are: ${letters}. Hint: ${hintOf(word, f)}`,
  nothingWritten: 'Write your word first.',
});
