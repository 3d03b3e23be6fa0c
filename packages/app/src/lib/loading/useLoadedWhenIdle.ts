import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Fetches the script of a part once the page stands, so that it is there when it is pressed. */
export function useLoadedWhenIdle({ load }: { load: () => Promise<unknown> }): void {
  // Who needs it and does not get it says so.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
