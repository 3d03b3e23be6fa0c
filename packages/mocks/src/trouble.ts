import { apiError } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';

/** What calls meet on their way. */
export interface Trouble {
  /** Milliseconds that each file is on its way, as long as a large one would be. */
  uploadMs?: number;
  /** How often each file fails before it gets through. */
  failingTries?: number;
  /** No change finds the network; what is read was cached, as it were. */
  isOffline?: boolean;
}

/** How often it is told how far a file has come. */
const STEP_MS = 100;

/** What is asked of a call on its way. */
export interface OnItsWay {
  request: Request;
  /** So many bytes of this many have left. */
  onSent: (sentBytes: number, bytes: number) => void;
}

/** Tells how far a file has come until it is here, or until its sender gives up. */
async function carry(uploadMs: number, { request, onSent }: OnItsWay): Promise<void> {
  const { size } = await request.clone().blob();
  const steps = uploadMs / STEP_MS;
  for (let step = 1; step <= steps && !request.signal.aborted; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    if (!request.signal.aborted) onSent(Math.floor((size * step) / steps), size);
  }
}

/** Lets calls through, or throws what they meet. `lost` is a call that gets no answer at all. */
export function createTrouble({ uploadMs = 0, failingTries = 0, isOffline = false }: Trouble) {
  const tries = new Map<string, number>();
  return async ({ method, input }: Endpoint, way: OnItsWay): Promise<'lost' | undefined> => {
    if (isOffline && method !== 'get') return 'lost';
    if (!input.upload) return undefined;
    if (uploadMs > 0) await carry(uploadMs, way);
    // A part gets a new address with each try.
    const { pathname } = new URL(way.request.url);
    const before = tries.get(pathname) ?? 0;
    tries.set(pathname, before + 1);
    if (before < failingTries) throw apiError('busy', { retryAfterSeconds: 1 });
    return undefined;
  };
}

export type MeetTrouble = ReturnType<typeof createTrouble>;
