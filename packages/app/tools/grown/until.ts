import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

/** Waits until something is so. Throws what was waited for when it takes too long. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await pause(POLL_MS);
  }
}

/** Whether an address answers 200. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
