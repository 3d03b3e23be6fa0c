import { useState } from 'react';
import { keptAt, type Difficulty, type GameName } from '../difficulty.ts';
import type { BestKind } from '../lib/best.ts';
import type { PersistedKind } from '../lib/persistedGame.ts';

/** What the device keeps of a game at one difficulty. The same objects for as long as it is played. */
export function useKept<Data>(
  unfinished: PersistedKind<Data>,
  best: BestKind,
  game: GameName,
  difficulty: Difficulty,
) {
  const [kept] = useState(() => ({
    unfinished: keptAt(unfinished, game, difficulty),
    best: keptAt(best, game, difficulty),
  }));
  return kept;
}
