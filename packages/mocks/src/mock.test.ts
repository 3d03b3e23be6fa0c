import { getMe, logOut, INTERNAL_ERROR_MESSAGE, apiError } from '@friendbase/contract';
import type { Endpoint, Handler } from '@friendbase/contract';
import { demoSeed } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { openBackend } from './backend.ts';
import { mockCalls } from './mock.ts';
import type { MockCall } from './mock.ts';
import type { MockContext } from './mockContext.ts';

const ORIGIN = 'http://mocks.example';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for the signed-in member where `handler` decides what happens. */
async function ask(handler: Handler<Endpoint, MockContext>, delayMs = 0, origin = ORIGIN) {
  return askOf(mockCalls([[getMe, handler]]), delayMs, origin);
}

async function askOf(calls: ReturnType<typeof mockCalls>, delayMs = 0, origin = ORIGIN) {
  const backend = await openBackend(() => demoSeed(new Date(0)));
  const { id = '' } = backend.store.members.findFirst() ?? {};
  const session = {
    owner: () => ({ id, passwordVersion: 0 }),
    start() {},
    change() {},
    end() {},
    deviceKey: () => undefined,
    storeDevice: () => '',
  };
  const options = { origin: ORIGIN, backend, session, now: () => new Date(0), delayMs, failsWrites: false };
  return getResponse([calls(options)], new Request(origin + getMe.path));
}

const me: Handler<Endpoint, MockContext> = async (_, { caller }) => ({
  ...caller(),
  isModerator: false,
  isOrganizer: false,
  pausedUntil: null,
});

it('answers with an internal error when a handler fails, and keeps the reason out of the answer', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const answer = await ask(async () => {
    throw new Error('The cupboard is empty.');
  });
  expect([answer?.status, await answer?.json()]).toEqual([
    500,
    { message: INTERNAL_ERROR_MESSAGE, code: 'ourFault' },
  ]);
  expect(report).toHaveBeenCalledOnce();
});

it('says when to try again', async () => {
  const answer = await ask(async () => {
    throw apiError('tooManyTries', { retryAfterSeconds: 30 });
  });
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '30']);
});

it('does not answer for another site', async () => {
  await expect(ask(me, 0, 'http://elsewhere.example')).resolves.toBeUndefined();
});

it('waits before each answer when told to', async () => {
  vi.useFakeTimers();
  const answered = vi.fn<(answer: Response | undefined) => void>();
  void ask(me, 2000).then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

it('loads further calls once, for the first request that is none of the others', async () => {
  const load = vi.fn<() => Promise<readonly MockCall[]>>().mockResolvedValue([[getMe, me]]);
  const calls = mockCalls([[logOut, async () => undefined]], load);
  expect(load).not.toHaveBeenCalled();
  expect([(await askOf(calls))?.status, (await askOf(calls))?.status]).toEqual([200, 200]);
  expect(load).toHaveBeenCalledOnce();
});

it('is like a lost network where further calls cannot be loaded, and tries again', async () => {
  const load = vi
    .fn<() => Promise<readonly MockCall[]>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue([[getMe, me]]);
  const calls = mockCalls([], load);
  expect((await askOf(calls))?.type).toBe('error');
  expect((await askOf(calls))?.status).toBe(200);
});
