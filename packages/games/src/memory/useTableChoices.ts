import { useState } from 'react';
import { readKept, writeKept } from '../lib/keptGame.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { DEFAULT_CHOICES, memoryChoices, type TableChoices } from './kept.ts';

/** How the member wants the table, kept on the device beside the game. */
export function useTableChoices() {
  const { kept } = useGames();
  const [choices, setChoices] = useState(() => readKept(kept, memoryChoices) ?? DEFAULT_CHOICES);
  const choose = (change: Partial<TableChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    writeKept(kept, memoryChoices, next);
  };
  return [choices, choose] as const;
}
