import { apiError, NetworkError } from '@friendbase/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askUntilAnswered, type Ask } from './askUntilAnswered.ts';

const MINUTE_MS = 60_000;

let over: AbortController;
let device: EventTarget & { navigator: { onLine: boolean } };
let ask: Ask;
const work = vi.fn<() => Promise<unknown>>();
const busy = () => work.mockRejectedValueOnce(apiError('busy', { retryAfterSeconds: 1 }));
const askFor = () => ask('the chat', work);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  device = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  ask = askUntilAnswered(over.signal, device as Partial<Window> as Window);
  work.mockReset().mockResolvedValue('answer');
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
});

describe('what has happened', () => {
  it('is asked again where the server could not answer, and then no more', async () => {
    busy();
    askFor();
    await after(1999);
    expect(work).toHaveBeenCalledTimes(1);
    await after(1);
    expect(work).toHaveBeenCalledTimes(2);
    await after(60 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['was refused', apiError('friendsOnly')],
    ['met a fault of our own', new Error('unknown')],
  ])('is not asked again where it %s', async (_, error) => {
    work.mockRejectedValueOnce(error);
    askFor();
    await after(60 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is asked at most once a minute of a server that fails on', async () => {
    work.mockRejectedValue(new NetworkError('lost'));
    askFor();
    await after(10 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(14);
  });

  it('is asked again where no answer comes at all', async () => {
    work.mockReturnValueOnce(new Promise(() => undefined));
    askFor();
    await after(32_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is asked once for what comes meanwhile, after the last of it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    work.mockReturnValueOnce(promise);
    for (let n = 0; n < 100; n += 1) askFor();
    await after(0);
    expect(work).toHaveBeenCalledTimes(1);
    resolve();
    await after(0);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is asked at once when more happens', async () => {
    busy();
    askFor();
    await after(0);
    askFor();
    await after(0);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not asked without a network, and at once when it is back', async () => {
    work.mockRejectedValueOnce(new NetworkError('lost'));
    device.navigator.onLine = false;
    askFor();
    await after(10 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(1);
    device.navigator.onLine = true;
    device.dispatchEvent(new Event('online'));
    await after(0);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not asked for a member who has left', async () => {
    busy();
    askFor();
    await after(0);
    over.abort();
    await after(MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
