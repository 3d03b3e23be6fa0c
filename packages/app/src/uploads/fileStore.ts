import { FILES_FAMILY } from '../lib/device/deviceStore.ts';
import { done, settled } from '../lib/device/indexedDb.ts';

/** Bytes of files on this device, by the file's id. What the device refuses is simply not there after a reload. */
export interface FileStore {
  /** False where the device did not take it: it is full, or storage is blocked. */
  put: (id: string, file: File) => Promise<boolean>;
  get: (id: string) => Promise<File | undefined>;
  remove: (id: string) => Promise<void>;
  /** Deletes the files of members who have none to come back to. */
  sweep: (isWanted: (memberId: string) => boolean) => Promise<void>;
}

const STORE = 'files';

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/**
 * Stores files in a database of the member's own, so that log out deletes them in one call. Each access opens and closes
 * it: an open one would hold that call up.
 */
export function createFileStore(memberId: string): FileStore {
  const access = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await open(FILES_FAMILY + memberId);
    try {
      const transaction = database.transaction(STORE, mode);
      const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), done(transaction)]);
      return result;
    } finally {
      database.close();
    }
  };
  const attempt = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
    work().catch(() => undefined);
  return {
    put: async (id, file) =>
      (await attempt(() => access('readwrite', (store) => store.put(file, id)))) !== undefined,
    get: async (id) => {
      const stored = await attempt(() => access<unknown>('readonly', (store) => store.get(id)));
      return stored instanceof File ? stored : undefined;
    },
    remove: async (id) => {
      await attempt(() => access('readwrite', (store) => store.delete(id)));
    },
    sweep: async (isWanted) => {
      const all = (await attempt(() => indexedDB.databases())) ?? [];
      for (const { name = '' } of all) {
        const owner = name.startsWith(FILES_FAMILY) ? name.slice(FILES_FAMILY.length) : undefined;
        if (owner !== undefined && !isWanted(owner)) indexedDB.deleteDatabase(name);
      }
    },
  };
}
