const NAME = 'friendbase-demo';

/** To be raised when stored records can no longer be read. 1 to 3 were texts in `localStorage`. */
const FORMAT = 4;

const BLOBS = 'blobs';
/** Changed by each write to a scenario: a tab sees by it that another one has written. */
const REVISIONS = 'revisions';

/** One record as it is stored. `place` is where it stands among those of its collection. */
export interface StoredRecord {
  collection: string;
  key: string;
  place: number;
  record: unknown;
}

/** What one press has changed: `record` or blob is missing where it is gone. */
export interface Changes {
  records: (Omit<StoredRecord, 'record'> & { record?: unknown })[];
  blobs: ReadonlyMap<string, Blob | undefined>;
}

/** One scenario in the database. Everything here may throw, at any time: a browser may take its storage away. */
export interface DemoDatabase {
  /** All records and their revision, or nothing where that is `known`. */
  read: (known: unknown) => Promise<{ revision: unknown; records: StoredRecord[] } | undefined>;
  /** Writes all changes in one transaction; answers the new revision, or nothing where the old one is not `known`. */
  write: (changes: Changes, known: unknown) => Promise<string | undefined>;
  blob: (key: string) => Promise<Blob | undefined>;
  /** Calls back when another tab has written. Returns how to stop. */
  watch: (onChange: () => void) => () => void;
  /** Removes every scenario. */
  clear: () => Promise<void>;
  close: () => void;
}

interface OpenOptions {
  factory: IDBFactory;
  scenario: string;
  collections: readonly string[];
  /** Another tab has a newer format, or somebody removes the database. */
  onTakenAway: () => void;
}

/** Opens the database of the demo. What an older format has left is deleted unread. */
export async function openDemoDatabase(options: OpenOptions): Promise<DemoDatabase> {
  const { factory, scenario, collections, onTakenAway } = options;
  const stores = [...collections, BLOBS, REVISIONS];
  const database = await open(factory, stores);
  for (const event of ['versionchange', 'close'] as const) database.addEventListener(event, onTakenAway);
  const otherTabs = new BroadcastChannel(NAME);
  const ofScenario = IDBKeyRange.bound([scenario], [scenario, []]);
  const keyOf = (key: string): [string, string] => [scenario, key];
  const revisionIn = (work: IDBTransaction): Promise<unknown> =>
    done(work.objectStore(REVISIONS).get(scenario) as IDBRequest<unknown>);
  return {
    async read(known) {
      const reading = database.transaction(stores);
      const revision = await revisionIn(reading);
      if (revision === known) return undefined;
      const found = await Promise.all(
        collections.map((name) =>
          done(reading.objectStore(name).getAll(ofScenario) as IDBRequest<StoredRecord[]>),
        ),
      );
      return { revision, records: found.flat().toSorted((a, b) => a.place - b.place) };
    },

    async write({ records, blobs }, known) {
      const writing = database.transaction(stores, 'readwrite');
      const stored = committed(writing);
      if ((await revisionIn(writing)) !== known) return undefined;
      const revision = crypto.randomUUID();
      writing.objectStore(REVISIONS).put(revision, scenario);
      const put = (store: string, key: string, value: unknown) =>
        value === undefined
          ? writing.objectStore(store).delete(keyOf(key))
          : writing.objectStore(store).put(value, keyOf(key));
      for (const row of records) put(row.collection, row.key, row.record === undefined ? undefined : row);
      for (const [key, blob] of blobs) put(BLOBS, key, blob);
      await stored;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      otherTabs.postMessage(scenario);
      return revision;
    },

    watch(onChange) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === scenario) onChange();
      };
      otherTabs.addEventListener('message', hear);
      return () => otherTabs.removeEventListener('message', hear);
    },

    blob: (key) =>
      done(database.transaction(BLOBS).objectStore(BLOBS).get(keyOf(key)) as IDBRequest<Blob | undefined>),

    async clear() {
      const writing = database.transaction(stores, 'readwrite');
      const stored = committed(writing);
      for (const store of stores) writing.objectStore(store).clear();
      await stored;
    },

    close() {
      otherTabs.close();
      database.close();
    },
  };
}

async function open(factory: IDBFactory, stores: readonly string[]): Promise<IDBDatabase> {
  const found = await openOnce(factory, stores);
  if (stores.every((store) => found.objectStoreNames.contains(store))) return found;
  // Of a version that had fewer collections: as old as an older format.
  found.close();
  await done(factory.deleteDatabase(NAME));
  return openOnce(factory, stores);
}

function openOnce(factory: IDBFactory, stores: readonly string[]): Promise<IDBDatabase> {
  const opening = factory.open(NAME, FORMAT);
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening;
    for (const older of result.objectStoreNames) result.deleteObjectStore(older);
    for (const store of stores) result.createObjectStore(store);
  });
  const blocked = new Promise<never>((_, reject) => {
    opening.addEventListener('blocked', () => reject(new Error('An older demo is open in another tab.')));
  });
  return Promise.race([done(opening), blocked]);
}

/** Removes the database, at the latest when the last tab that has it open is gone. */
export const removeDemoDatabase = (factory: IDBFactory): void => void factory.deleteDatabase(NAME);

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database gave no reason.')),
    );
  });

/** Resolves once all of a transaction is stored; rejects when nothing of it is. */
const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('The database gave no reason.')));
  });
