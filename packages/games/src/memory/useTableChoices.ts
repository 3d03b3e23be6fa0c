import { useEffect, useState } from 'react';
import { readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { DEFAULT_CHOICES, memoryChoices, type TableChoices } from './persisted.ts';
import type { PictureSet } from './pictures/names.ts';

/**
 * How the member wants the table, persisted on the device for all tables, wherever they play.
 *
 * @param won a set that was won: it lies on the table, and can be chosen in each game from now on
 */
export function useTableChoices(won?: PictureSet) {
  const games = useGames();
  const stored = games.choices ?? games.stored;
  const [choices, setChoices] = useState(() => withSet(readPersisted(stored, memoryChoices), won));
  useEffect(() => {
    if (won) writePersisted(stored, memoryChoices, withSet(readPersisted(stored, memoryChoices), won));
  }, [stored, won]);
  const choose = (change: Partial<TableChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    writePersisted(stored, memoryChoices, next);
  };
  return [choices, choose] as const;
}

const withSet = (choices: TableChoices = DEFAULT_CHOICES, won?: PictureSet): TableChoices =>
  won ? { ...choices, set: won, won: [...new Set([...choices.won, won])] } : choices;
