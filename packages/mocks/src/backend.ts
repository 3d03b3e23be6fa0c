import type { Seed } from '@friendbase/contract/fixtures';
import type { KeptText } from './kept.ts';
import { createStore, Records, recordsFrom } from './store.ts';
import type { Store } from './store.ts';

/** A store and the queue of its work, shared by all visitors of a mock backend. */
export interface Backend {
  store: Store;
  /** Runs one piece of work at a time: a handler's reads and writes are atomic. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Forgets every change and takes a new seed. */
  startOver: () => Promise<void>;
}

/** Opens a backend with the stored records, else with the seed. Unreadable text is ignored. */
export async function openBackend(seed: () => Seed, kept?: KeptText): Promise<Backend> {
  let hasChanged = false;
  let knownText: string | undefined;
  const store = createStore(() => (hasChanged = true));

  function save(): void {
    hasChanged = false;
    knownText = store.toText();
    kept?.set(knownText);
  }

  /** Loads records that an earlier visit or another tab has stored. */
  async function takeOver(): Promise<boolean> {
    const text = kept?.get();
    if (text === undefined || text === knownText) return false;
    knownText = text;
    const records = readRecords(text);
    if (!records) return false;
    await store.fill(records);
    hasChanged = false;
    return true;
  }

  let last: Promise<unknown> = Promise.resolve();
  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = last.then(async () => {
      await takeOver();
      try {
        return await work();
      } finally {
        if (hasChanged) save();
      }
    });
    last = run.catch(() => undefined);
    return run;
  }

  const seedStore = () => store.fill(recordsFrom(seed()));
  const isTaken = await takeOver();
  if (!isTaken) await exclusively(seedStore);
  return { store, exclusively, startOver: () => exclusively(seedStore) };
}

function readRecords(text: string): Records | undefined {
  try {
    return Records.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
