import { DEFAULTS, fixedStore, PreferencesProvider, type Preferences } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { SimulatedClock } from 'xstate';
import { memoryGameStore, writePersisted, type PersistedKind } from '../src/lib/persistedGame.ts';
import { GamesProvider, type GameServices } from '../src/provider/GamesProvider.tsx';
import { seeded } from '../src/lib/random.ts';

interface InGamesProps extends Partial<GameServices> {
  /** Where a test wants others than the page around it has. */
  preferences?: Partial<Preferences> | undefined;
  children: ReactNode;
}

/** For tests and stories: what games need, the same in every run. No time passes. */
export function InGames({ preferences, children, ...given }: InGamesProps) {
  const [services] = useState<GameServices>(() => ({
    random: seeded(1),
    stored: memoryGameStore(),
    clock: new SimulatedClock(),
    ...given,
  }));
  const games = <GamesProvider value={services}>{children}</GamesProvider>;
  if (!preferences) return games;
  return (
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, ...preferences })}>{games}</PreferencesProvider>
  );
}

/** A device that has stored this unfinished game. */
export function storeWith<Data>(kind: PersistedKind<Data>, data: Data) {
  const stored = memoryGameStore();
  writePersisted(stored, kind, data);
  return stored;
}
