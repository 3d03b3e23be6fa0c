import type { Seed } from '@friendbase/contract/fixtures';
import type { KeptText } from './kept.ts';
import { createStore, Records, recordsFrom } from './store.ts';
import type { Store } from './store.ts';

/** A store with the order of its work: what every visitor of one mock backend shares. */
export interface Backend {
  store: Store;
  /** Runs one piece of work at a time, so that nothing comes between its reading and its writing. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Forgets every change and takes a new seed. */
  startOver: () => Promise<void>;
}

/** Opens a backend with what `kept` has, else with the seed. Text that is no store counts as nothing. */
export async function openBackend(seed: () => Seed, kept?: KeptText): Promise<Backend> {
  let hasChanged = false;
  let knownText: string | undefined;
  const store = createStore(() => (hasChanged = true));

  function save(): void {
    hasChanged = false;
    knownText = store.toText();
    kept?.set(knownText);
  }

  /** Takes over what was kept, by an earlier visit or by another tab. */
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
