import { DEMO_ACCOUNT } from '@friendbase/contract';
import { openBackend } from './backend.ts';
import type * as Network from './network.ts';
import { openPersistentStore } from './persistentStore.ts';
import type { PersistentStore, Trouble } from './persistentStore.ts';
import { PLANS } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { openSession } from './session.ts';
import { COLLECTION_NAMES } from './store.ts';
import type { StoredMail } from './store.ts';
import { createTrouble } from './trouble.ts';

export interface DemoOptions {
  scenario: Scenario;
  /** What members do is stored here; without it, only until the page is left. */
  databases?: IDBFactory | undefined;
  /** Where older demos stored theirs, which is forgotten. Without it MSW is stored from `localStorage` too. */
  storage?: Storage | undefined;
  /** Called once, when what members do cannot be stored, or no longer. */
  onTrouble?: (trouble: Trouble) => void;
  now?: () => Date;
  /** Milliseconds before each answer; the scenario’s own unless given. */
  delayMs?: number;
  /** With which browsers subscribe. @default none: nothing is sent to devices */
  pushKey?: string | undefined;
}

export interface Demo {
  scenario: Scenario;
  /** What would have been sent by mail, oldest first. */
  mails: () => Promise<StoredMail[]>;
  /** Somebody can log in with pictures in this browser. */
  hasPictures: boolean;
  /** Forgets what was done in every scenario, files included, and starts this one over. */
  reset: () => Promise<void>;
  /** Gives the network back as it was. */
  stop: () => Promise<void>;
}

/**
 * Answers `/api` inside this browser, without a server and without a service worker: `fetch` and
 * `XMLHttpRequest` are intercepted, and all that is not ours passes through untouched.
 */
export async function startDemo({
  scenario,
  storage,
  now = () => new Date(),
  delayMs,
  pushKey,
  ...storing
}: DemoOptions): Promise<Demo> {
  offerRandomIds();
  const plan = PLANS[scenario];
  forgetTexts(storage);
  const seedOf = await plan.loadSeed();
  const seed = () => seedOf(now());
  const persistentStore = await persistentStoreOf(scenario, storing);
  const backend = await openBackend(seed, persistentStore);
  const member = seed().members.find(({ username }) => username === DEMO_ACCOUNT.username);
  const session = openSession(backend.store.session, plan.isSignedIn ? member?.id : undefined);
  const hasPictures = await backend.exclusively(async () => {
    const deviceKey = session.deviceKey() ?? '';
    return backend.store.pictureLogins.findFirst((q) => q.where({ deviceKey })) !== undefined;
  });
  const { intercept, mockBackend, tellSent } = (network ??= await loadNetwork(storage !== undefined));
  const options = {
    origin: globalThis.location?.origin ?? 'http://localhost',
    backend,
    session,
    now,
    delayMs: delayMs ?? plan.delayMs,
    failsWrites: plan.failsWrites,
    tellSent,
    pushKey: pushKey ?? null,
    ...(plan.trouble ? { meetTrouble: createTrouble(plan.trouble) } : {}),
  };
  const release = intercept(mockBackend(options));
  return {
    scenario,
    hasPictures,
    async stop() {
      release();
      persistentStore.close();
    },
    mails: () => backend.exclusively(async () => backend.store.mails.all()),
    reset: () => backend.startOver(),
  };
}

/** Nobody is told where nothing was to be stored. */
const persistentStoreOf = (
  scenario: Scenario,
  { databases, onTrouble = () => undefined }: Pick<DemoOptions, 'databases' | 'onTrouble'>,
): Promise<PersistentStore> =>
  openPersistentStore({ factory: databases, scenario, collections: COLLECTION_NAMES, onTrouble });

/** Removes the demos that were stored as text: they hold passwords. Never throws. */
function forgetTexts(storage: Storage | undefined): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const key of keys) if (key.startsWith('friendbase-demo-')) storage?.removeItem(key);
  } catch {
    // A storage that is blocked has nothing to forget.
  }
}

let network: typeof Network | undefined;

/**
 * MSW reads `localStorage` while it loads, for cookies that nothing here uses, and a browser that blocks site data
 * throws at that. So where nothing can be stored it sees an empty one meanwhile.
 */
async function loadNetwork(canStore: boolean): Promise<typeof Network> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (canStore || !own) return import('./network.ts');
  const empty = { getItem: () => null, setItem() {} };
  Object.defineProperty(globalThis, 'localStorage', { value: empty, configurable: true });
  try {
    return await import('./network.ts');
  } finally {
    Object.defineProperty(globalThis, 'localStorage', own);
  }
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Adds `crypto.randomUUID` where it is missing: browsers offer it on https and on localhost only, and both the
 * handlers and MSW’s collections need it.
 */
function offerRandomIds(): void {
  if (typeof crypto.randomUUID === 'function') return;
  crypto.randomUUID = () =>
    `${randomHex(4)}-${randomHex(2)}-4${randomHex(2).slice(1)}-a${randomHex(2).slice(1)}-${randomHex(6)}`;
}
