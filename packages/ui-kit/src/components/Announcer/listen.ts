import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { ensureAnnouncer, REPEAT_MS } from './announcer.ts';

/** When the next simulated clock starts: later than all that was said, which would not be said again. */
let startMs = 0;

/** For tests, before each: time passes by `pass` alone. */
export function simulateClock(): void {
  const start = Math.max(startMs, performance.now() + REPEAT_MS);
  vi.useFakeTimers();
  vi.advanceTimersByTime(start);
}

/** For tests: all that is said from now on, politely or at once, in order. */
export function listen(): string[] {
  ensureAnnouncer();
  const said: string[] = [];
  const note = (changes: MutationRecord[]) => {
    for (const { target } of changes) if (target.textContent) said.push(target.textContent);
  };
  for (const politeness of ['polite', 'assertive']) {
    const node = document.getElementById(`announcer-${politeness}`);
    if (node) new MutationObserver(note).observe(node, { childList: true });
  }
  return said;
}

/** For tests: lets time pass. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** For tests, after each: the simulated clock ends, and nothing is left to be said in the next one. */
export async function hush(): Promise<void> {
  await cleanup();
  vi.runAllTimers();
  startMs = performance.now() + REPEAT_MS;
  vi.useRealTimers();
}
