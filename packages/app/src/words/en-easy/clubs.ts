import { translationOf } from '@friendbase/ui-kit/words';
import type { clubs as reference, clubTexts as textsReference } from '../en/clubs.ts';

export const clubs = translationOf<typeof reference>()('en', {
  purpose: 'Pick a game and play.',
  noLimit: 'Take all the time you need. You cannot lose.',
  quickPlay: 'Play right away',
  category: 'Kind of game',
  find: 'Find a game',
  noneText: 'Try another word. Or look at all games.',
  memoryDifficulty: 'Hard: there are 16 cards',
  numbersDifficulty: 'Not so easy: one more number each time',
  mathDifficulty: 'Not so easy: at 50 points it gets harder',
  comingSoonText: ({ club }) => `${club} has no game now. Try another one.`,
  togetherText: 'You cannot play with friends yet. We will make it.',
  toVideosText: 'Do you want to rest? Look at a short story.',
  keptHere: 'Only this page knows it.',
});

export const clubTexts = translationOf<typeof textsReference>()('en', {
  speedThinking: 'Find two cards that are the same. Be quick if you like.',
  memoryPalace: 'Remember 16 cards.',
  numberGames: 'See the numbers. Press them in the same order.',
  patternRecognition: 'Which number comes next?',
  attentionTraining: 'Look at each number. Remember them.',
  brainTraining: 'Do sums. After 50 points they get a little harder.',
  problemSolving: 'Do one sum after the other.',
  moodBoosters: 'Do small sums and smile.',
  wordPuzzle: 'Put the letters in order. Find the word.',
  calmFocus: 'Find kind words in a quiet place.',
  socialGames: 'Later you can play with your friends.',
});
