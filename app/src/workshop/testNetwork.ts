import { vi } from 'vitest';

/** Some calls, by method and the beginning of their path. */
interface Calls {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
}

/**
 * Puts a test between this page and its backend: it decides when answers arrive, and which calls are refused
 * before they reach it. Ends with `vi.unstubAllGlobals()`.
 */
export function controlNetwork() {
  const { fetch } = globalThis;
  const refused: Calls[] = [];
  const held: (Calls & { release: Promise<void> })[] = [];
  const isOneOf = (url: string, method: string) => (calls: Calls) =>
    method === calls.method && url.startsWith(calls.path);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const matches = isOneOf(url, init.method ?? 'GET');
    const answer = refused.some(matches) ? new Response('no', { status: 500 }) : await fetch(url, init);
    await held.find(matches)?.release;
    return answer;
  });
  return {
    /** Refuses these calls from now on. */
    refuse: (calls: Calls) => void refused.push(calls),
    /** Keeps back what is answered to these calls, as the backend has it now, until the result is called. */
    hold(calls: Calls): () => void {
      const { promise: release, resolve } = Promise.withResolvers<void>();
      const hold = { ...calls, release };
      held.push(hold);
      return () => {
        held.splice(held.indexOf(hold), 1);
        resolve();
      };
    },
  };
}
