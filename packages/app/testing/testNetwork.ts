import { INTERNAL_ERROR_MESSAGE } from '@friendbase/contract';
import { withShortPages } from '@friendbase/mocks/testing';
import { vi } from 'vitest';
import { errorAnswer, type Calls } from './answerInstead.ts';

/**
 * Puts a test between this page and its backend: it decides when answers arrive, and which calls are refused
 * before they reach it. The feed and chats come in short pages. Ends with `vi.unstubAllGlobals()`.
 */
export function controlNetwork() {
  const { fetch } = globalThis;
  const refused: (Calls & { answer: () => Response })[] = [];
  const heldCalls: Held[] = [];
  const heldAnswers: Held[] = [];
  const answered: Calls[] = [];
  let areWhole = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const matches = ({ method, path }: Calls) => method === (init.method ?? 'GET') && url.startsWith(path);
    await heldCalls.find(matches)?.release;
    const answer =
      refused.find(matches)?.answer() ?? (await fetch(areWhole ? url : withShortPages(url), init));
    await heldAnswers.find(matches)?.release;
    answered.push({ method: init.method as Calls['method'], path: url });
    return answer;
  });
  return {
    /** From now on they come in the pages that members get. */
    sendWholePages: () => void (areWhole = true),
    /** Waits until one of these calls is answered. */
    answer: ({ method, path }: Calls) =>
      vi.waitFor(() => {
        if (!answered.some((call) => call.method === method && call.path.startsWith(path))) {
          throw new Error(`${method} ${path} is not answered yet`);
        }
      }, 10_000),
    /** Refuses these calls from now on, until the result is called. */
    refuse: (calls: Calls, answer = () => errorAnswer(500, 'ourFault', INTERNAL_ERROR_MESSAGE)) => {
      const one = { ...calls, answer };
      refused.push(one);
      return () => void refused.splice(refused.indexOf(one), 1);
    },
    /** Keeps these calls from reaching the backend until the result is called. */
    holdCalls: (calls: Calls) => hold(heldCalls, calls),
    /** Keeps back what the backend answers to these calls, as it is now, until the result is called. */
    holdAnswers: (calls: Calls) => hold(heldAnswers, calls),
  };
}

type Held = Calls & { release: Promise<void> };

function hold(list: Held[], calls: Calls): () => void {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  const held = { ...calls, release };
  list.push(held);
  return () => {
    list.splice(list.indexOf(held), 1);
    resolve();
  };
}
