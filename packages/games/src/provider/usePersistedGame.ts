import { useEffect, useEffectEvent } from 'react';
import { forgetPersisted, writePersisted, type PersistedKind } from '../lib/persistedGame.ts';
import { useGames } from './GamesProvider.tsx';

/** Any running machine. */
interface Running<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listen: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/**
 * Stores an unfinished game on the device after each of its steps, so that it can be closed, reloaded or lost at any
 * moment.
 *
 * @param unfinished what to store of a snapshot; nothing while there is nothing worth going on with
 */
export function usePersistedGame<Snapshot, Data>(
  actor: Running<Snapshot>,
  kind: PersistedKind<Data>,
  unfinished: (snapshot: Snapshot) => Data | undefined,
): void {
  const { stored } = useGames();
  const persist = useEffectEvent((snapshot: Snapshot) => {
    const data = unfinished(snapshot);
    if (data === undefined) forgetPersisted(stored, kind);
    else writePersisted(stored, kind, data);
  });
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => persist(snapshot));
    return () => subscription.unsubscribe();
  }, [actor]);
}
