import { apiError, createClient, type Client } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let demo: Demo;
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy', delayMs: 0 })));
afterEach(async () => {
  // These pages ask on behalf of members: the next file of this process gets modules of its own.
  vi.resetModules();
  await demo.stop();
});

const isRendered = async (client: Client) => {
  // Pages ask on behalf of members; test files that share this process call for themselves.
  vi.resetModules();
  const { gatherPage } = await import('./pages.tsx');
  const gathered = await gatherPage('/tournaments', client, { languages: ['en'], settings: '' });
  if ('redirectTo' in gathered) throw new Error('the page leads elsewhere');
  return gathered.data.isRendered;
};

/** One list is refused, at once or only when the page has been opened. */
const refusing = (after: Promise<void>): Client => {
  const ask = createClient({ origin: 'http://localhost' });
  return async (endpoint, ...given) => {
    if (endpoint.path !== '/api/tournaments') return ask(endpoint, ...given);
    await after;
    throw apiError('busy', { retryAfterSeconds: 1 });
  };
};

it('a page whose lists all came is rendered', async () => {
  expect(await isRendered(createClient({ origin: 'http://localhost' }))).toBe(true);
});

it.each([
  ['before the page was opened', () => Promise.resolve()],
  ['after that', () => new Promise<void>((resolve) => setImmediate(resolve))],
])('a page of which a list was refused %s is left to the browser, which says so', async (_, after) => {
  expect(await isRendered(refusing(after()))).toBe(false);
});
