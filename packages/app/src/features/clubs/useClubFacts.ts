import { DIFFICULTIES } from '@friendbase/games/difficulty';
import { useWords } from '@friendbase/ui-kit';
import { clubs, difficulties, gameNames } from '../../words/en/clubs.ts';
import type { Club } from './useClubs.ts';

/** What a club plays, and how hard that is: as the game itself will be. */
export function useClubFacts({ game, difficulty }: Club): string {
  const t = useWords(clubs);
  const kindOf = useWords(gameNames);
  const hard = useWords(difficulties);
  if (!game) return `${t('soon')}. ${hard('soon', { difficulty })}`;
  const kind = t('plays', { game: kindOf(`${game}Kind`) });
  return `${kind}. ${hard(game, { difficulty, count: DIFFICULTIES[game][difficulty] })}`;
}
