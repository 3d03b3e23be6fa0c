import { useState } from 'react';
import { readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { DEFAULT_CHOICES, memoryChoices, type TableChoices } from './persisted.ts';

/** How the member wants the table, kept on the device beside the game. */
export function useTableChoices() {
  const { stored } = useGames();
  const [choices, setChoices] = useState(() => readPersisted(stored, memoryChoices) ?? DEFAULT_CHOICES);
  const choose = (change: Partial<TableChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    writePersisted(stored, memoryChoices, next);
  };
  return [choices, choose] as const;
}
