import { done, settled } from '../lib/device/indexedDb.ts';

/** The name of the database in which this device stores what waits for the network, before the member's id. */
export const OUTBOX_FAMILY = 'friendbase.outbox.';

/** A value with its place in the line, which only grows. */
export interface StoredValue {
  place: number;
  value: unknown;
}

/** What waits, in the order in which it came. Each method rejects where the device does not do it. */
export interface OutboxStore {
  load: () => Promise<StoredValue[]>;
  /** Puts it at the end of the line, and gives its place. */
  add: (value: unknown) => Promise<number>;
  put: (place: number, value: unknown) => Promise<void>;
  remove: (place: number) => Promise<void>;
  /** Deletes the database. */
  forget: () => Promise<void>;
}

const STORE = 'entries';

/**
 * The outbox of one member in a database of its own, so that log out deletes it in one call. Each access opens and closes it:
 * an open one would hold that call up, and a newer version of the app in another tab.
 */
export function createOutboxStore(databases: IDBFactory, memberId: string): OutboxStore {
  const name = OUTBOX_FAMILY + memberId;
  const open = async (): Promise<IDBDatabase> => {
    // Without a version: one that a newer app has made is opened as it is.
    const request = databases.open(name);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { autoIncrement: true }),
    );
    return settled(request);
  };
  const access = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => {
    const database = await open();
    try {
      const transaction = database.transaction(STORE, mode);
      const [result] = await Promise.all([work(transaction.objectStore(STORE)), done(transaction)]);
      return result;
    } finally {
      database.close();
    }
  };
  return {
    load: () =>
      access('readonly', async (store) => {
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
        return keys.map((key, at) => ({ place: Number(key), value: values[at] as unknown }));
      }),
    add: async (value) => Number(await access('readwrite', (store) => settled(store.add(value)))),
    put: async (place, value) =>
      void (await access('readwrite', (store) => settled(store.put(value, place)))),
    remove: (place) => access('readwrite', (store) => settled(store.delete(place))),
    forget: async () => void (await settled(databases.deleteDatabase(name))),
  };
}

/** Where the device stores nothing: until this page is left. */
export function createMemoryStore(): OutboxStore {
  const values = new Map<number, unknown>();
  let last = 0;
  return {
    load: async () => [...values].map(([place, value]) => ({ place, value })),
    add: async (value) => {
      last += 1;
      values.set(last, value);
      return last;
    },
    put: async (place, value) => void values.set(place, value),
    remove: async (place) => void values.delete(place),
    forget: async () => values.clear(),
  };
}
