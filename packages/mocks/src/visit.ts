import { createClient, createPost, getMe, listFeed } from '@friendbase/contract';
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

/** The first words of the signed-in member’s feed. */
export async function newestWords(): Promise<string | undefined> {
  const { id: userId } = await call(getMe, {});
  const { items } = await call(listFeed, { params: { userId }, query: { limit: 1 } });
  return items[0]?.content;
}

/** Shares a post of the signed-in member. */
export async function share(content: string): Promise<void> {
  const { id: authorId } = await call(getMe, {});
  await call(createPost, { body: { authorId, content } });
}
