import { useState } from 'react';
import { persistedAt, type Difficulty, type GameName } from '../difficulty.ts';
import type { BestKind } from '../lib/best.ts';
import type { PersistedKind } from '../lib/persistedGame.ts';

/** What the device stores of a game at one difficulty. The same objects for as long as it is played. */
export function usePersistedKinds<Data>(
  unfinished: PersistedKind<Data>,
  best: BestKind,
  game: GameName,
  difficulty: Difficulty,
) {
  const [persisted] = useState(() => ({
    unfinished: persistedAt(unfinished, game, difficulty),
    best: persistedAt(best, game, difficulty),
  }));
  return persisted;
}
