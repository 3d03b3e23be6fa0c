import { catalogue, type Format } from '@friendbase/ui-kit/words';
import type { Word } from '../../wordGame/rules.ts';

interface Letters {
  /** “N, I, R, F, D, E” */
  letters: string;
  word: Word;
}

const hintOf = (word: Word, f: Format<'en'>) =>
  f.select(
    {
      FRIEND: 'A person you like and trust.',
      HAPPY: 'How you feel on a good day.',
      SMILE: 'Your mouth does this when you feel good.',
      LAUGH: 'What you do when something is funny.',
      LOVE: 'A very warm feeling for someone.',
      PEACE: 'All is calm, and nobody fights.',
      HOPE: 'The feeling that good things will come.',
      DREAM: 'You may have one while you sleep.',
    },
    word,
  );

const pointsOf = (points: number, f: Format<'en'>) =>
  f.plural(points, { one: '1 point', other: `${f.number(points)} points` });

/** The word game. What is said is the specification's. */
export const wordGame = catalogue('games.wordGame', {
  howLook: 'Look at the letters. Read the hint.',
  howWrite: 'Put the letters in order. Write the word and press Check.',
  howFinish: 'Press Finish when you want to stop.',
  worksKeys: 'Press Enter to check your word. Small and large letters are the same.',
  worksPress: 'You can press the letter buttons in place of typing.',
  worksHelp: 'Put first letter writes the first letter for you.',
  worksSkip: 'New word gives you another word. It costs nothing.',
  worksHeard: 'A screen reader says if it is right, your points and the new letters.',
  letters: 'Letters',
  task: 'Which word is it?',
  hint: ({ word }: { word: Word }, f) => `Hint: ${hintOf(word, f)}`,
  described: ({ letters, word }: Letters, f) => `Letters: ${letters}. Hint: ${hintOf(word, f)}`,
  answer: 'Your word',
  check: 'Check',
  newWord: 'New word',
  firstLetter: 'Put first letter',
  keys: 'Press the letters instead of typing',
  clear: 'Clear',
  finish: 'Finish',
  score: 'Points',
  found: 'Words found',
  best: 'Most points',
  written: ({ text }: { text: string }) => `Your word: ${text}`,
  cleared: 'Your word is empty.',
  firstIs: ({ letter }: { letter: string }) => `The first letter is ${letter}. It is in the field.`,
  rightNow: ({ points }: { points: number }, f) => `Correct. ${pointsOf(points, f)}.`,
  right: ({ points, letters }: { points: number; letters: string }, f) =>
    `Correct. ${pointsOf(points, f)}. New letters: ${letters}.`,
  rightFull: ({ points, score, letters, word }: Letters & { points: number; score: number }, f) =>
    `Correct. ${pointsOf(points, f)}. You have ${pointsOf(score, f)} now. New letters: ${letters}. Hint: ${hintOf(word, f)}`,
  skipped: ({ letters }: { letters: string }) => `New letters: ${letters}.`,
  skippedFull: ({ letters, word }: Letters, f) => `New letters: ${letters}. Hint: ${hintOf(word, f)}`,
  wrong: 'Not yet.',
  wrongFull: ({ letters, word }: Letters, f) =>
    `Not yet. The letters are: ${letters}. Hint: ${hintOf(word, f)}`,
  nothingWritten: 'Write your word first. Use the letters you see.',
  finished: ({ found }: { found: number }, f) =>
    f.plural(found, {
      '=0': 'You played the word game. Come back when you like.',
      one: 'You found 1 word. Nice work.',
      other: `You found ${f.number(found)} words. Nice work.`,
    }),
});
