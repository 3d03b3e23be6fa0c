import { demoInvitation, demoSeed, freshSeed } from '@friendbase/contract/fixtures';
import type { Seed } from '@friendbase/contract/fixtures';
import type { Trouble } from './trouble.ts';

/** The states of the product that the demo can show. */
export const SCENARIOS = [
  'busy',
  'fresh',
  'slow',
  'failing',
  'signed-out',
  'slow-upload',
  'failing-part',
  'offline',
  'moderator',
  'organizer',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

type SeedOf = (now: Date) => Seed;

interface Plan {
  loadSeed: () => Promise<SeedOf>;
  /** The demo member is logged in from the start. */
  isSignedIn: boolean;
  /** Milliseconds before each answer. */
  delayMs: number;
  failsWrites: boolean;
  trouble?: Trouble;
}

const roleSeeds = () => import('@friendbase/contract/role-seeds');

/** The demo community, and somebody who has given its member a link. */
const busySeed: SeedOf = (now) => ({ ...demoSeed(now), invitations: [demoInvitation(now)] });

const BUSY: Plan = { loadSeed: async () => busySeed, isSignedIn: true, delayMs: 0, failsWrites: false };

export const PLANS: Record<Scenario, Plan> = {
  busy: BUSY,
  fresh: { ...BUSY, loadSeed: async () => freshSeed },
  slow: { ...BUSY, delayMs: 2000 },
  failing: { ...BUSY, failsWrites: true },
  'signed-out': { ...BUSY, isSignedIn: false },
  // Long enough to press Pause.
  'slow-upload': { ...BUSY, trouble: { uploadMs: 10_000 } },
  'failing-part': { ...BUSY, trouble: { failingTries: 2 } },
  offline: { ...BUSY, trouble: { isOffline: true } },
  moderator: { ...BUSY, loadSeed: async () => (await roleSeeds()).moderatorSeed },
  organizer: { ...BUSY, loadSeed: async () => (await roleSeeds()).organizerSeed },
};

const TAB_KEY = 'friendbase-scenario';

/**
 * The scenario of `?scenario=`, remembered for this tab, so that it survives navigation and reload; `busy` when
 * there is none or its name is unknown. A storage that refuses is as good as none.
 */
export function scenarioFrom(search: string, tabStorage: Storage | undefined): Scenario {
  const asked = new URLSearchParams(search).get('scenario');
  try {
    if (asked !== null) tabStorage?.setItem(TAB_KEY, asked);
    return known(asked ?? tabStorage?.getItem(TAB_KEY));
  } catch {
    return known(asked);
  }
}

/** The name in `?scenario=` where there is no such scenario. */
export function unknownScenario(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('scenario');
  return asked === null || isScenario(asked) ? undefined : asked;
}

/** The next visit of this tab begins with `busy` again. */
export function forgetScenario(tabStorage: Storage | undefined): void {
  try {
    tabStorage?.removeItem(TAB_KEY);
  } catch {
    // A storage that is blocked has nothing to forget.
  }
}

const isScenario = (name: string | null | undefined): name is Scenario =>
  SCENARIOS.some((scenario) => scenario === name);

const known = (name: string | null | undefined): Scenario => (isScenario(name) ? name : 'busy');
