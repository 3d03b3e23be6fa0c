import { apiError } from '@friendbase/contract';
import type { LivePassing } from '@friendbase/contract';
import type { Seed } from '@friendbase/contract/fixtures';
import { createChangeFinder } from './changes.ts';
import type { StoredRecord } from './demoDatabase.ts';
import { memoryPersistentStore } from './persistentStore.ts';
import type { PersistentStore } from './persistentStore.ts';
import { broughtUpToDate, COLLECTION_NAMES, createStore, Records, recordsFrom } from './store.ts';
import type { CollectionName, Store } from './store.ts';

/** Files by their keys. A change is stored with the records that the same press has changed. */
export interface Blobs {
  get: (key: string) => Promise<Blob | undefined>;
  put: (key: string, blob: Blob) => void;
  remove: (key: string) => void;
}

/** A store and the queue of its work, shared by all visitors of a mock backend. */
export interface Backend {
  store: Store;
  blobs: Blobs;
  /**
   * Runs one piece of work at a time: a handler's reads and writes are atomic, and stored in one transaction. Where
   * another tab has written meanwhile, `work` runs once more, on what that one has left.
   */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Tells who follows a member in this tab that `partnerId` is writing to them. All tabs of a browser are of one member. */
  tellTyping: (memberId: string, partnerId: string) => void;
  /** Calls back after each change, of this tab or another one, and for who writes to a member. Returns how to stop. */
  watch: (memberId: string, onChange: (passing?: LivePassing) => void) => () => void;
  /** Forgets every change and takes a new seed. */
  startOver: () => Promise<void>;
}

interface Watcher {
  memberId: string;
  onChange: (passing?: LivePassing) => void;
}

/** Opens a backend with the stored records, else with the seed. Unreadable ones are forgotten. */
export async function openBackend(seed: () => Seed, persistentStore?: PersistentStore): Promise<Backend> {
  const stored = persistentStore ?? (await memoryPersistentStore());
  const dirty = new Set<CollectionName>();
  const store = createStore((name) => dirty.add(name));
  const changes = createChangeFinder(store);
  const blobs = createBlobs(stored);
  const watchers = new Set<Watcher>();

  /** Loads what an earlier visit or another tab has stored. */
  async function hydrateOn(): Promise<void> {
    const news = await stored.news();
    if (!news) return;
    const records = news.length > 0 ? recordsIn(news) : undefined;
    changes.forget();
    changes.note(news);
    blobs.forget();
    await store.fill(records ? broughtUpToDate(records, seed()) : recordsFrom(seed()));
    dirty.clear();
    for (const name of records ? (['members'] as const) : COLLECTION_NAMES) dirty.add(name);
  }

  async function save(): Promise<'saved' | 'outdated' | 'full'> {
    const records = changes.find(dirty);
    const isNothing = records.length === 0 && blobs.changed.size === 0;
    const outcome = isNothing ? 'saved' : await stored.save({ records, blobs: blobs.changed });
    if (outcome === 'saved') {
      changes.note(records);
      blobs.note();
      dirty.clear();
      if (!isNothing) for (const { onChange } of watchers) onChange();
    }
    return outcome;
  }

  /** What a refused or broken press has changed is stored too, as it is here: memory and storage stay the same. */
  async function carryOut<Result>(work: () => Promise<Result>): Promise<Result> {
    await hydrateOn();
    const [outcome] = await Promise.allSettled([work()]);
    const saved = await save();
    if (saved === 'outdated') return carryOut(work);
    if (saved === 'full') {
      await hydrateOn();
      throw apiError('storageFull');
    }
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  let last: Promise<unknown> = Promise.resolve();
  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = last.then(() => carryOut(work));
    last = run.catch(() => undefined);
    return run;
  }

  await exclusively(async () => undefined);
  return {
    store,
    blobs,
    exclusively,
    tellTyping(memberId, partnerId) {
      for (const one of watchers)
        if (one.memberId === memberId) one.onChange({ name: 'typing', data: { partnerId } });
    },
    watch(memberId, onChange) {
      const watcher = { memberId, onChange };
      watchers.add(watcher);
      const stop = stored.watch(onChange);
      return () => {
        watchers.delete(watcher);
        stop();
      };
    },
    startOver: async () => {
      await exclusively(() => stored.forget());
      await exclusively(async () => undefined);
    },
  };
}

/** Files that changed stay in memory until they are stored, and as long as the page where nothing is. */
function createBlobs(
  stored: PersistentStore,
): Blobs & { changed: Map<string, Blob | undefined>; note(): void; forget(): void } {
  const changed = new Map<string, Blob | undefined>();
  const here = new Map<string, Blob | undefined>();
  const change = (key: string, blob: Blob | undefined): void => {
    changed.set(key, blob);
    here.set(key, blob);
  };
  return {
    changed,
    note: () => changed.clear(),
    forget() {
      changed.clear();
      here.clear();
    },
    get: async (key) => (here.has(key) ? here.get(key) : stored.blob(key)),
    put: change,
    remove: (key) => change(key, undefined),
  };
}

function recordsIn(news: StoredRecord[]): Records | undefined {
  const byName = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, [] as unknown[]]));
  for (const { collection, record } of news) byName[collection]?.push(record);
  return Records.safeParse(byName).data;
}
