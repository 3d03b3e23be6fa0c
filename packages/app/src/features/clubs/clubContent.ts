import type { Difficulty, GameName } from '@friendbase/games/difficulty';
import type { WideIllustrationName } from '@friendbase/ui-kit';
import type { ClubId } from '@friendbase/contract';
import type { Category } from '../../lib/page/searchValues.ts';

/** The games there are, and the picture of each. Source: product spec §2 “Clubs”, Quick Play. */
export const GAMES: readonly { game: GameName; illustration: WideIllustrationName }[] = [
  { game: 'memory', illustration: 'club-memory-match' },
  { game: 'numbers', illustration: 'club-number-games' },
  { game: 'math', illustration: 'club-brain-training' },
  { game: 'words', illustration: 'club-word-puzzle' },
];

interface ClubContent {
  /** Its words in the catalogue. */
  name: ClubId;
  /** What it plays; nothing while its game is still to come. Source: product spec §4 “Club to game”. */
  game: GameName | undefined;
  /** How hard its game is: what that means stands in one table, beside the games. */
  difficulty: Difficulty;
  category: Exclude<Category, 'therapeutic'>;
  illustration: WideIllustrationName;
}

export const CLUBS: readonly ClubContent[] = [
  {
    name: 'memoryMatch',
    difficulty: 'hard',
    game: 'memory',
    category: 'memory',
    illustration: 'club-memory-match',
  },
  {
    name: 'speedThinking',
    difficulty: 'easy',
    game: 'memory',
    category: 'cognitive',
    illustration: 'club-speed-thinking',
  },
  {
    name: 'memoryPalace',
    difficulty: 'medium',
    game: 'memory',
    category: 'memory',
    illustration: 'club-memory-palace',
  },
  {
    name: 'numberGames',
    difficulty: 'easy',
    game: 'numbers',
    category: 'cognitive',
    illustration: 'club-number-games',
  },
  {
    name: 'patternRecognition',
    difficulty: 'medium',
    game: 'numbers',
    category: 'cognitive',
    illustration: 'club-pattern-recognition',
  },
  {
    name: 'attentionTraining',
    difficulty: 'hard',
    game: 'numbers',
    category: 'cognitive',
    illustration: 'club-attention-training',
  },
  {
    name: 'brainTraining',
    difficulty: 'medium',
    game: 'math',
    category: 'cognitive',
    illustration: 'club-brain-training',
  },
  {
    name: 'problemSolving',
    difficulty: 'hard',
    game: 'math',
    category: 'cognitive',
    illustration: 'club-problem-solving',
  },
  {
    name: 'moodBoosters',
    difficulty: 'easy',
    game: 'math',
    category: 'wellness',
    illustration: 'club-mood-boosters',
  },
  {
    name: 'wordPuzzle',
    difficulty: 'hard',
    game: 'words',
    category: 'cognitive',
    illustration: 'club-word-puzzle',
  },
  {
    name: 'calmFocus',
    difficulty: 'easy',
    game: 'words',
    category: 'wellness',
    illustration: 'club-calm-focus',
  },
  {
    name: 'socialGames',
    difficulty: 'easy',
    game: undefined,
    category: 'social',
    illustration: 'club-social-games',
  },
];
