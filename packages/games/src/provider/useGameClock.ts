import { usePausableClock } from '@friendbase/ui-kit';
import { useGames, type GameServices } from './GamesProvider.tsx';

/** The clock for `useMachine`: it stands still while the member is signed out. Tests and stories give their own. */
export function useGameClock(): NonNullable<GameServices['clock']> {
  const pausable = usePausableClock();
  return useGames().clock ?? pausable;
}
