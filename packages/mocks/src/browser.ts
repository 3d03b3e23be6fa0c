import { DEMO_ACCOUNT } from '@friendbase/contract';
import { openBackend } from './backend.ts';
import type * as Network from './network.ts';
import { offerRandomIds } from './ids.ts';
import { forgetOthers, keptText } from './kept.ts';
import { PLANS } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { openSession } from './session.ts';

export interface DemoOptions {
  scenario: Scenario;
  /** What members do is kept here, per scenario; without it, only until the page is left. */
  storage?: Storage | undefined;
  now?: () => Date;
  /** Milliseconds before each answer; the scenario’s own unless given. */
  delayMs?: number;
}

export interface Demo {
  scenario: Scenario;
  /** Forgets what was done in every scenario and starts this one over. */
  reset: () => Promise<void>;
  /** Gives the network back as it was. */
  stop: () => Promise<void>;
}

const FAMILY = 'friendbase-demo-';
/** Raise the number when stored records of the old format can no longer be read. */
const FORMAT = `${FAMILY}3:`;

/**
 * Answers `/api` inside this browser, without a server and without a service worker: `fetch` and
 * `XMLHttpRequest` are intercepted, and all that is not ours passes through untouched.
 */
export async function startDemo({
  scenario,
  storage,
  now = () => new Date(),
  delayMs,
}: DemoOptions): Promise<Demo> {
  offerRandomIds();
  const plan = PLANS[scenario];
  // Old stores are never read but hold passwords: delete them.
  forgetOthers(storage, FAMILY, FORMAT);
  const key = FORMAT + scenario;
  const seed = () => plan.seed(now());
  const backend = await openBackend(seed, keptText(storage, key));
  const member = seed().members.find(({ username }) => username === DEMO_ACCOUNT.username);
  const session = openSession(keptText(storage, `${key}:session`), plan.isSignedIn ? member?.id : undefined);
  const { intercept, mockHandlers } = await loadNetwork(storage !== undefined);
  const options = {
    origin: globalThis.location?.origin ?? 'http://localhost',
    backend,
    session,
    now,
    delayMs: delayMs ?? plan.delayMs,
    failsWrites: plan.failsWrites,
  };
  const release = intercept(mockHandlers(options));
  return {
    scenario,
    async stop() {
      release();
    },
    async reset() {
      session.forget();
      forgetOthers(storage, FAMILY, key);
      await backend.startOver();
    },
  };
}

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
