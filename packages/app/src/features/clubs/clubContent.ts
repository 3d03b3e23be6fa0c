import type { Difficulty, GameName } from '@friendbase/games/difficulty';
import type { WideIllustrationName } from '@friendbase/ui-kit';
import type { clubNames } from '../../words/en/clubs.ts';
import type { Category } from '../../lib/searchValues.ts';

/** The games there are, and the picture of each. Source: product spec §2 “Clubs”, Quick Play. */
export const GAMES: readonly { game: GameName; illustration: WideIllustrationName }[] = [
  { game: 'memory', illustration: 'club-memory-match' },
  { game: 'numbers', illustration: 'club-number-games' },
  { game: 'math', illustration: 'club-brain-training' },
  { game: 'words', illustration: 'club-word-puzzle' },
];

interface ClubContent {
  /** Its words in the catalogue. */
  name: keyof typeof clubNames.messages;
  /** What it plays; nothing while its game is still to come. Source: product spec §4 “Club to game”. */
  game: GameName | undefined;
  /** How hard its game is: what that means stands in one table, beside the games. */
  difficulty: Difficulty;
  category: Exclude<Category, 'therapeutic'>;
  members: number;
  illustration: WideIllustrationName;
}

export const CLUBS: readonly ClubContent[] = [
  {
    name: 'memoryMatch',
    difficulty: 'hard',
    game: 'memory',
    category: 'memory',
    members: 1240,
    illustration: 'club-memory-match',
  },
  {
    name: 'speedThinking',
    difficulty: 'easy',
    game: 'memory',
    category: 'cognitive',
    members: 860,
    illustration: 'club-speed-thinking',
  },
  {
    name: 'memoryPalace',
    difficulty: 'medium',
    game: 'memory',
    category: 'memory',
    members: 540,
    illustration: 'club-memory-palace',
  },
  {
    name: 'numberGames',
    difficulty: 'easy',
    game: 'numbers',
    category: 'cognitive',
    members: 980,
    illustration: 'club-number-games',
  },
  {
    name: 'patternRecognition',
    difficulty: 'medium',
    game: 'numbers',
    category: 'cognitive',
    members: 720,
    illustration: 'club-pattern-recognition',
  },
  {
    name: 'attentionTraining',
    difficulty: 'hard',
    game: 'numbers',
    category: 'cognitive',
    members: 650,
    illustration: 'club-attention-training',
  },
  {
    name: 'brainTraining',
    difficulty: 'medium',
    game: 'math',
    category: 'cognitive',
    members: 1100,
    illustration: 'club-brain-training',
  },
  {
    name: 'problemSolving',
    difficulty: 'hard',
    game: 'math',
    category: 'cognitive',
    members: 430,
    illustration: 'club-problem-solving',
  },
  {
    name: 'moodBoosters',
    difficulty: 'easy',
    game: 'math',
    category: 'wellness',
    members: 890,
    illustration: 'club-mood-boosters',
  },
  {
    name: 'wordPuzzle',
    difficulty: 'hard',
    game: 'words',
    category: 'cognitive',
    members: 770,
    illustration: 'club-word-puzzle',
  },
  {
    name: 'calmFocus',
    difficulty: 'easy',
    game: 'words',
    category: 'wellness',
    members: 1020,
    illustration: 'club-calm-focus',
  },
  {
    name: 'socialGames',
    difficulty: 'easy',
    game: undefined,
    category: 'social',
    members: 1350,
    illustration: 'club-social-games',
  },
];
