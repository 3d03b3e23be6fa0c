import { usePreferences } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { DIFFICULTIES, persistedAt, type Difficulty } from '../difficulty.ts';
import { useGames, useGameClock } from '../provider/GamesProvider.tsx';
import { usePersistedGame } from '../provider/usePersistedGame.ts';
import { usePageHidden } from '../provider/usePageHidden.ts';
import { useSaid } from '../provider/useSaid.ts';
import { unfinishedMemory, unfinishedOf, type Unfinished } from './persisted.ts';
import { memoryMachine } from './machine.ts';
import type { PictureSet } from './pictures/names.ts';
import { deal } from './rules.ts';
import { useTunes } from './useTunes.ts';

/** A game that runs, is heard, is persisted, and follows the member's wishes while it does. */
export function useMemory(unfinished: Unfinished | undefined, set: PictureSet, difficulty: Difficulty) {
  const { random } = useGames();
  const clock = useGameClock();
  const pairs = DIFFICULTIES.memory[difficulty];
  const pace = usePreferences((preferences) => preferences.pace);
  const hints = usePreferences((preferences) => preferences.hints);
  const [game] = useState(() => unfinished ?? { deck: deal(random, pairs) });
  const [snapshot, send, actor] = useMachine(memoryMachine, {
    input: { game, set, pace, hints },
    clock,
  });
  useSaid(actor);
  useTunes(actor);
  usePersistedGame(actor, persistedAt(unfinishedMemory, 'memory', difficulty), (now) =>
    now.hasTag('finished') ? undefined : unfinishedOf(now.context),
  );
  usePageHidden(
    () => send({ type: 'page.hidden' }),
    () => send({ type: 'page.shown' }),
  );
  useEffect(() => send({ type: 'pace.changed', pace }), [pace, send]);
  useEffect(() => send({ type: 'hints.changed', hints }), [hints, send]);
  useEffect(() => send({ type: 'set.chosen', set }), [set, send]);
  const playAgain = () => send({ type: 'again.pressed', deck: deal(random, pairs) });
  return { snapshot, send, playAgain };
}
