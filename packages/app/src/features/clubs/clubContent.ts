import type { WideIllustrationName } from '@friendbase/ui-kit';
import type { clubNames } from '../../words/en/clubs.ts';
import type { Category } from '../../lib/searchValues.ts';

/** The games there are. Source: product spec §2 “Clubs”, Quick Play. */
export const GAMES = ['memory', 'numbers', 'math', 'words'] as const;
export type GameName = (typeof GAMES)[number];

interface ClubContent {
  /** Its words in the catalogue. */
  name: keyof typeof clubNames.messages;
  /** What it plays; nothing while its game is still to come. Source: product spec §4 “Club to game”. */
  game: GameName | undefined;
  category: Exclude<Category, 'therapeutic'>;
  members: number;
  illustration: WideIllustrationName;
}

export const CLUBS: readonly ClubContent[] = [
  {
    name: 'memoryMatch',
    game: 'memory',
    category: 'memory',
    members: 1240,
    illustration: 'club-memory-match',
  },
  {
    name: 'speedThinking',
    game: 'memory',
    category: 'cognitive',
    members: 860,
    illustration: 'club-speed-thinking',
  },
  {
    name: 'memoryPalace',
    game: 'memory',
    category: 'memory',
    members: 540,
    illustration: 'club-memory-palace',
  },
  {
    name: 'numberGames',
    game: 'numbers',
    category: 'cognitive',
    members: 980,
    illustration: 'club-number-games',
  },
  {
    name: 'patternRecognition',
    game: 'numbers',
    category: 'cognitive',
    members: 720,
    illustration: 'club-pattern-recognition',
  },
  {
    name: 'attentionTraining',
    game: 'numbers',
    category: 'cognitive',
    members: 650,
    illustration: 'club-attention-training',
  },
  {
    name: 'brainTraining',
    game: 'math',
    category: 'cognitive',
    members: 1100,
    illustration: 'club-brain-training',
  },
  {
    name: 'problemSolving',
    game: 'math',
    category: 'cognitive',
    members: 430,
    illustration: 'club-problem-solving',
  },
  {
    name: 'moodBoosters',
    game: 'math',
    category: 'wellness',
    members: 890,
    illustration: 'club-mood-boosters',
  },
  {
    name: 'wordPuzzle',
    game: 'words',
    category: 'cognitive',
    members: 770,
    illustration: 'club-word-puzzle',
  },
  {
    name: 'calmFocus',
    game: 'words',
    category: 'wellness',
    members: 1020,
    illustration: 'club-calm-focus',
  },
  {
    name: 'socialGames',
    game: undefined,
    category: 'social',
    members: 1350,
    illustration: 'club-social-games',
  },
];
