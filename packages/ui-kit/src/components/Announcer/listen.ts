import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { ensureAnnouncer, forgetAnnouncements } from './announcer.ts';

/** For tests, before each: time passes by `pass` alone, and nothing of an earlier test is still being said. */
export function simulateClock(): void {
  forgetAnnouncements();
  // Simulated idle callbacks cannot be cancelled.
  vi.useFakeTimers({ toNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
}

/** For tests: all that is said from now on, politely or at once, in order. */
export function listen(): string[] {
  ensureAnnouncer();
  const said: string[] = [];
  const note = (changes: MutationRecord[]) => {
    for (const { target } of changes) if (target.textContent) said.push(target.textContent.trim());
  };
  for (const politeness of ['polite', 'assertive']) {
    const node = document.getElementById(`announcer-${politeness}`);
    if (node) new MutationObserver(note).observe(node, { childList: true });
  }
  return said;
}

/** For tests: lets time pass. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** For tests, after each: the simulated clock ends, and what waits for it is said. */
export async function hush(): Promise<void> {
  await cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  forgetAnnouncements();
}
