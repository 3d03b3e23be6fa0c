import { refused } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { delay } from 'msw/utils/delay';

/** What calls meet on their way. */
export interface Trouble {
  /** Milliseconds before each file is here. */
  uploadMs?: number;
  /** How often each file fails before it gets through. */
  failingTries?: number;
  /** No change finds the network; what is read was kept, as it were. */
  isOffline?: boolean;
}

/** Lets calls through, or throws what they meet. `lost` is a call that gets no answer at all. */
export function createTrouble({ uploadMs = 0, failingTries = 0, isOffline = false }: Trouble) {
  const tries = new Map<string, number>();
  return async ({ method, input }: Endpoint, url: string): Promise<'lost' | undefined> => {
    if (isOffline && method !== 'get') return 'lost';
    if (!input.upload) return undefined;
    if (uploadMs > 0) await delay(uploadMs);
    // A part gets a new address with each try.
    const { pathname } = new URL(url);
    const before = tries.get(pathname) ?? 0;
    tries.set(pathname, before + 1);
    if (before < failingTries) throw refused('busy', { retryAfterSeconds: 1 });
    return undefined;
  };
}

export type MeetTrouble = ReturnType<typeof createTrouble>;
