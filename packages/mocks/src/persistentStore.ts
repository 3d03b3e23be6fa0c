import { openDemoDatabase, removeDemoDatabase } from './demoDatabase.ts';
import type { Changes, DemoDatabase, StoredRecord } from './demoDatabase.ts';

/** Why the demo is not stored anymore: refused by the browser, no room left, or taken away while it runs. */
export type Trouble = 'refused' | 'full' | 'gone';

/** Where the records of one scenario outlive a reload. Never throws: what cannot be stored lasts as long as the page. */
export interface PersistentStore {
  /** All records, at first and when another tab has written since; an empty list where nothing is stored. */
  news: () => Promise<StoredRecord[] | undefined>;
  /**
   * Stores all changes or none. `outdated` where another tab was faster: its news come first. `full` where there is no
   * room for a file: nothing of the press is stored, all is news again, and later presses are stored again.
   */
  save: (changes: Changes) => Promise<'saved' | 'outdated' | 'full'>;
  blob: (key: string) => Promise<Blob | undefined>;
  /** Calls back when another tab has written. Returns how to stop. */
  watch: (onChange: () => void) => () => void;
  /** Forgets every scenario. */
  forget: () => Promise<void>;
  close: () => void;
}

interface PersistentStoreOptions {
  /** None where the browser has none; nothing is stored then. */
  factory: IDBFactory | undefined;
  scenario: string;
  collections: readonly string[];
  /** Called at most once. */
  onTrouble: (trouble: Trouble) => void;
}

/** No revision is this: the first look always finds news. */
const UNSEEN = Symbol('unseen');

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const hasFile = ({ blobs }: Changes): boolean => [...blobs.values()].some((blob) => blob !== undefined);

/** Stores records in IndexedDB. When that fails the demo goes on in memory, and `onTrouble` hears why. */
export async function openPersistentStore({
  factory,
  onTrouble,
  ...rest
}: PersistentStoreOptions): Promise<PersistentStore> {
  let database: DemoDatabase | undefined;
  let known: unknown = UNSEEN;

  function giveUp(trouble: Trouble): void {
    if (!database) return;
    database.close();
    database = undefined;
    onTrouble(trouble);
  }

  /** What `work` on the database gives; nothing where there is none, or none anymore. */
  async function attempt<Result>(
    work: (database: DemoDatabase) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return database && (await work(database));
    } catch (error) {
      giveUp(isFull(error) ? 'full' : 'gone');
      return undefined;
    }
  }

  try {
    if (!factory) throw new Error('This browser stores nothing.');
    database = await openDemoDatabase({ ...rest, factory, onTakenAway: () => giveUp('gone') });
  } catch {
    onTrouble('refused');
  }

  return {
    async news() {
      const isFirst = known === UNSEEN;
      const found = await attempt((opened) => opened.read(known));
      known = found ? found.revision : isFirst ? undefined : known;
      return found?.records ?? (isFirst ? [] : undefined);
    },
    async save(changes) {
      let isTooLarge = false;
      const revision = await attempt((opened) =>
        opened.write(changes, known).catch((error: unknown) => {
          isTooLarge = isFull(error) && hasFile(changes);
          if (!isTooLarge) throw error;
          return undefined;
        }),
      );
      if (revision !== undefined) known = revision;
      if (isTooLarge) {
        known = UNSEEN;
        return 'full';
      }
      return revision !== undefined || !database ? 'saved' : 'outdated';
    },
    watch: (onChange) => database?.watch(onChange) ?? (() => undefined),
    blob: (key) => attempt((opened) => opened.blob(key)),
    async forget() {
      known = UNSEEN;
      if (database) await attempt((opened) => opened.clear());
      else if (factory) removeDemoDatabase(factory);
    },
    close() {
      database?.close();
      database = undefined;
    },
  };
}

/** Stores nothing: for stories and tests. */
export const memoryPersistentStore = (): Promise<PersistentStore> =>
  openPersistentStore({ factory: undefined, scenario: '', collections: [], onTrouble: () => undefined });

/** The storage of this browser for records, if it has one and lets us see it. */
export function browserDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
