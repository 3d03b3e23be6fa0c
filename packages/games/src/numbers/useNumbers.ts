import { usePreferences } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { DIFFICULTIES, persistedAt, type Difficulty } from '../difficulty.ts';
import { useGames, useGameClock } from '../provider/GamesProvider.tsx';
import { usePersistedGame } from '../provider/usePersistedGame.ts';
import { usePageHidden } from '../provider/usePageHidden.ts';
import { useSaid } from '../provider/useSaid.ts';
import { storedNumbers, type StoredNumbers } from './persisted.ts';
import { numbersMachine } from './machine.ts';
import { unfinishedOf } from './status.ts';
import { useTones } from './useTones.ts';

/** The game as it runs on a page: with the member's pace, heard, persisted, and at rest while it is out of sight. */
export function useNumbers(unfinished: StoredNumbers | undefined, difficulty: Difficulty) {
  const { random } = useGames();
  const clock = useGameClock();
  const pace = usePreferences((preferences) => preferences.pace);
  const [snapshot, send, actor] = useMachine(numbersMachine, {
    input: { random, first: DIFFICULTIES.numbers[difficulty], pace, unfinished },
    clock,
  });
  useSaid(actor);
  useTones(actor);
  usePersistedGame(actor, persistedAt(storedNumbers, 'numbers', difficulty), unfinishedOf);
  usePageHidden(() => send({ type: 'page.hidden' }));
  useEffect(() => send({ type: 'pace.changed', pace }), [pace, send]);
  return [snapshot, send] as const;
}
