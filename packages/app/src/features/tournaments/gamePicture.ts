import type { WideIllustrationName } from '@friendbase/ui-kit';

/** The clubs that play each game. Source: product spec §4 “Club to game”. */
const CLUBS: readonly [picture: WideIllustrationName, clubs: readonly string[]][] = [
  ['tournament-memory', ['Memory Match', 'Speed Thinking', 'Memory Palace']],
  ['tournament-numbers', ['Number Games', 'Pattern Recognition', 'Attention Training']],
  ['tournament-sums', ['Brain Training', 'Problem Solving', 'Mood Boosters']],
  ['tournament-letters', ['Word Puzzle Club', 'Calm & Focus']],
];

/** What is played, as a picture; none for a game that is not known here. */
export const gamePicture = (gameName: string): WideIllustrationName | undefined =>
  CLUBS.find(([, clubs]) => clubs.includes(gameName))?.[0];
