import type { Difficulty } from '@friendbase/games/difficulty';
import { catalogue, type Format } from '@friendbase/ui-kit/words';

interface Hard {
  difficulty: Difficulty;
  /** Pairs, first numbers, the first level, letters in place: by the game. */
  count: number;
}

const wordOf = (difficulty: Difficulty, f: Format<'en'>) =>
  f.select({ easy: 'Easy', medium: 'Medium', hard: 'Hard' }, difficulty);

/** The page of games. Spec texts to the letter: product spec §2 “Clubs”, §4 “Club to game”. */
export const clubs = catalogue('clubs', {
  title: 'Games',
  purpose: 'Choose a game club and play at your own pace.',
  noLimit: 'There is no time limit, and nobody can lose.',
  quickPlay: 'Quick Play',
  playNow: 'Play Now',
  find: 'Find a club',
  search: 'Search games',
  category: 'Category',
  all: 'All Games',
  cognitive: 'Brain Training',
  memory: 'Memory',
  wellness: 'Wellness',
  social: 'Social',
  therapeutic: 'Therapeutic',
  list: 'Game clubs',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 game found', other: `${f.number(count)} games found` }),
  allFound: ({ count }: { count: number }, f) => `All ${f.number(count)} games`,
  none: 'No clubs found',
  noneText: 'Look for another word, or see all games.',
  noneTherapeutic: 'There is no club of this kind yet.',
  showAll: 'Show all games',
  showMore: 'Show more games',
  members: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 member', other: `${f.number(count)} members` }),
  plays: ({ game }: { game: string }) => `Plays: ${game}`,
  goodFor: 'Good for you',
  join: 'Join Club',
  joined: 'Joined!',
  isJoined: ({ club }: { club: string }) => `You are in ${club} already.`,
  undo: 'Undo',
  undone: ({ club }: { club: string }) => `You are not in ${club} now.`,
  comingSoon: 'Game Coming Soon!',
  comingSoonText: ({ club }: { club: string }) => `${club} has no game yet. Please try another one.`,
  soon: 'Coming soon',
  together: 'Play together',
  challenge: 'Challenge Friends',
  group: 'Group Sessions',
  togetherText: 'Not yet. In a club you can play with a friend.',
  toVideos: 'Watch positive videos',
  toVideosText: 'Would you like to rest? Short picture stories wait for you.',
  quote: 'Playing is a way to grow, and everyone grows at their own pace.',
  quoteAuthor: 'The founder of FriendBase',
  quoteMeaning: 'This means: take all the time you need. Each game is good for you.',
  notLoaded: 'The game did not load.',
  notLoadedText: 'Please look at your connection and try again.',
  loading: 'Loading...',
});

/** How hard the game of a club is, by what it begins with. */
export const difficulties = catalogue('clubs.difficulties', {
  memory: ({ difficulty, count }: Hard, f) => `${wordOf(difficulty, f)}: ${f.number(2 * count)} cards.`,
  numbers: ({ difficulty, count }: Hard, f) => `${wordOf(difficulty, f)}: begins with ${f.number(count)}.`,
  math: ({ difficulty, count }: Hard, f) => `${wordOf(difficulty, f)}: begins on level ${f.number(count)}.`,
  words: ({ difficulty, count }: Hard, f) =>
    `${wordOf(difficulty, f)}: ${f.plural(count, {
      '=0': 'all are mixed',
      one: '1 is in place',
      other: `${f.number(count)} are in place`,
    })}.`,
  soon: ({ difficulty }: Pick<Hard, 'difficulty'>, f) => `${wordOf(difficulty, f)}: that is our plan.`,
});

/** What one does in a club. */
export const clubTexts = catalogue('clubs.texts', {
  memoryMatch: 'Find two cards that are the same.',
  speedThinking: 'Find pairs of cards, a little quicker.',
  memoryPalace: 'Remember 12 cards.',
  numberGames: 'Watch numbers and press them again.',
  patternRecognition: 'See which number comes after which.',
  attentionTraining: 'Look closely at each number.',
  brainTraining: 'Do sums with plus, minus and times.',
  problemSolving: 'Work out harder sums, step by step.',
  moodBoosters: 'Small sums that make you smile.',
  wordPuzzle: 'Put mixed letters in order.',
  calmFocus: 'Kind words to find, in a quiet place.',
  socialGames: 'Later: games to play with friends.',
});

/** What a club is good for, in two sentences. */
export const clubGoods = catalogue('clubs.goods', {
  memoryMatch: 'You practice to remember.',
  memoryMatchToo: 'You notice small things.',
  speedThinking: 'You practice to choose.',
  speedThinkingToo: 'You find what belongs together.',
  memoryPalace: 'You practice to remember a lot.',
  memoryPalaceToo: 'You can get hints.',
  numberGames: 'You practice to listen and look.',
  numberGamesToo: 'You get to know numbers.',
  patternRecognition: 'You practice to remember an order.',
  patternRecognitionToo: 'You practice to wait for your turn.',
  attentionTraining: 'You practice to look closely.',
  attentionTrainingToo: 'You learn to stay with one thing.',
  brainTraining: 'You get better at sums.',
  brainTrainingToo: 'You can stay on one level.',
  problemSolving: 'You learn to go step by step.',
  problemSolvingToo: 'You can ask for a hint.',
  moodBoosters: 'You see what you can do.',
  moodBoostersToo: 'Each right answer feels good.',
  wordPuzzle: 'You get to know words.',
  wordPuzzleToo: 'You practice to spell.',
  calmFocus: 'You find words that feel good.',
  calmFocusToo: 'You can take a rest.',
  socialGames: 'One day you can meet other members here.',
  socialGamesToo: 'Then you can play together.',
});

/** The kinds of games: what Quick Play and the titles of games call them. */
export const gameNames = catalogue('clubs.games', {
  memory: 'Memory',
  numbers: 'Numbers',
  math: 'Math',
  words: 'Words',
  memoryKind: 'memory cards',
  numbersKind: 'numbers in order',
  mathKind: 'sums',
  wordsKind: 'mixed letters',
  ofClub: ({ club, kind }: { club: string; kind: string }) => `${club}: ${kind}`,
});
