import type { Difficulty } from '@friendbase/games/difficulty';
import { translationOf, type Format } from '@friendbase/ui-kit/words';
import type {
  clubs as reference,
  clubTexts as textsReference,
  difficulties as difficultiesReference,
} from '../en/clubs.ts';

export const clubs = translationOf<typeof reference>()('en', {
  purpose: 'Pick a game and play.',
  noLimit: 'Take all the time you need. You cannot lose.',
  quickPlay: 'Play right away',
  category: 'Kind of game',
  find: 'Find a game',
  noneText: 'Try another word. Or look at all games.',
  comingSoonText: ({ club }) => `${club} has no game now. Try another one.`,
  togetherText: 'Not yet. Open a club to play with a friend.',
  toVideosText: 'Do you want to rest? Look at a short story.',
});

export const clubTexts = translationOf<typeof textsReference>()('en', {
  speedThinking: 'Find two cards. Be quick if you like.',
  numberGames: 'See numbers. Press them again.',
  patternRecognition: 'Which number comes next?',
  attentionTraining: 'Look at each number.',
  brainTraining: 'Do sums with plus, minus and times.',
  problemSolving: 'Do one sum after the other.',
  moodBoosters: 'Do small sums and smile.',
  wordPuzzle: 'Put the letters in order.',
  calmFocus: 'Find kind words in a quiet place.',
  socialGames: 'Later you can play with your friends.',
});

const wordOf = (difficulty: Difficulty, f: Format<'en'>) =>
  f.select({ easy: 'Easy', medium: 'Not so easy', hard: 'Hard' }, difficulty);

export const difficulties = translationOf<typeof difficultiesReference>()('en', {
  memory: ({ difficulty, count }, f) => `${wordOf(difficulty, f)}: ${f.number(2 * count)} cards.`,
  numbers: ({ difficulty, count }, f) => `${wordOf(difficulty, f)}: you start with ${f.number(count)}.`,
  math: ({ difficulty, count }, f) => `${wordOf(difficulty, f)}: you start on level ${f.number(count)}.`,
  words: ({ difficulty, count }, f) =>
    `${wordOf(difficulty, f)}: ${f.plural(count, {
      '=0': 'all are mixed',
      one: '1 is in place',
      other: `${f.number(count)} are in place`,
    })}.`,
  soon: ({ difficulty }, f) => `${wordOf(difficulty, f)}: we will make it.`,
});
