import type { Changes, StoredRecord } from './demoDatabase.ts';
import { keyOf } from './store.ts';
import type { CollectionName, Store } from './store.ts';

/** Knows what of a store is persisted, and finds what has changed since. */
export function createChangeFinder(store: Store) {
  let stored = new Map<string, { json: string; place: number }>();
  let places = 0;
  const nameOf = (collection: string, key: string) => `${collection} ${key}`;

  function changesIn(collection: CollectionName): Changes['records'] {
    const gone = new Set([...stored.keys()].filter((name) => name.startsWith(`${collection} `)));
    const changed = store[collection].all().flatMap((record): StoredRecord[] => {
      const key = keyOf(collection, record);
      const name = nameOf(collection, key);
      gone.delete(name);
      const json = JSON.stringify(record);
      const before = stored.get(name);
      if (before?.json === json) return [];
      return [
        { collection, key, place: before?.place ?? (places += 1), record: JSON.parse(json) as unknown },
      ];
    });
    const removed = [...gone].map((name) => ({
      collection,
      key: name.slice(collection.length + 1),
      place: 0,
    }));
    return [...changed, ...removed];
  }

  return {
    /** What is not stored as it is now, in these collections. */
    find: (collections: Iterable<CollectionName>): Changes['records'] => [...collections].flatMap(changesIn),
    /** These are stored now. */
    note(records: Changes['records']): void {
      for (const { collection, key, place, record } of records) {
        const name = nameOf(collection, key);
        if (record === undefined) stored.delete(name);
        else stored.set(name, { json: JSON.stringify(record), place });
        places = Math.max(places, place);
      }
    },
    forget: () => void (stored = new Map()),
  };
}
