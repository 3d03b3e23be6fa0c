import { createClient } from '@friendbase/contract';
import type { Client } from '@friendbase/contract';
import { startDemo } from './browser.ts';
import type { Demo, DemoOptions } from './browser.ts';

/** For tests: calls whatever demo runs. */
export const call: Client = createClient({ origin: globalThis.location?.origin ?? 'http://localhost' });

let demo: Demo | undefined;

/** Starts a demo; one that still runs is left first, as when its page is. */
export async function visit(options: Partial<DemoOptions> = {}): Promise<Demo> {
  await leave();
  demo = await startDemo({ scenario: 'busy', ...options });
  return demo;
}

export async function leave(): Promise<void> {
  await demo?.stop();
  demo = undefined;
}
