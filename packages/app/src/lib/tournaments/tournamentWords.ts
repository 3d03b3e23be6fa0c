import type { RoundGame, TournamentEntry } from '@friendbase/contract';
import { useCurrentWords, type WideIllustrationName } from '@friendbase/ui-kit';

type Worded = Pick<TournamentEntry, 'name' | 'description' | 'easyName' | 'easyDescription'>;

/** What is played, as a picture. */
export const GAME_ILLUSTRATIONS: Readonly<Record<RoundGame, WideIllustrationName>> = {
  memory: 'tournament-memory',
  numbers: 'tournament-numbers',
  math: 'tournament-sums',
  words: 'tournament-letters',
};

/** The words of a tournament: in easy words, for whoever reads those, where an organizer wrote them. */
export function useTournamentWords(): (tournament: Worded) => Pick<Worded, 'name' | 'description'> {
  const isEasy = useCurrentWords().easy;
  return ({ name, description, easyName, easyDescription }) =>
    isEasy && easyName !== '' ? { name: easyName, description: easyDescription } : { name, description };
}
