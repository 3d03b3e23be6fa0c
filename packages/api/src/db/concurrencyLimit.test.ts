import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitConcurrency } from './concurrencyLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to, and a record of when each piece began. */
function openWork(bounds = { atOnce: 2, mostWaiting: 3, waitMs: 1000 }) {
  const run = limitConcurrency(bounds);
  const begun: number[] = [];
  const all = new Map<number, PromiseWithResolvers<string>>();
  return {
    begun,
    start: (n: number): Promise<string> =>
      run(() => {
        begun.push(n);
        const work = Promise.withResolvers<string>();
        all.set(n, work);
        return work.promise;
      }),
    end: (n: number) => all.get(n)?.resolve(`done ${n}`),
    fail: (n: number) => all.get(n)?.reject(new Error(`failed ${n}`)),
  };
}

/** Lets promises that are settled go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a limit of what runs at once', () => {
  it('turns away whoever comes when enough wait', async () => {
    const { start, begun } = openWork();
    for (const n of [1, 2, 3, 4, 5]) void start(n);
    await expect(start(6)).rejects.toMatchObject({ name: 'TemporaryError', code: 'QUEUE_FULL' });
    expect(begun).toEqual([1, 2]);
  });

  it('turns away who has waited too long, and gives their turn to the next', async () => {
    const { start, end, begun } = openWork();
    for (const n of [1, 2]) void start(n);
    const third = start(3).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    const fourth = start(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(await third).toMatchObject({ name: 'TemporaryError', code: 'QUEUE_SLOW' });
    end(1);
    await settle();
    expect(begun).toEqual([1, 2, 4]);
    end(4);
    expect(await fourth).toBe('done 4');
  });

  it('never breaks off what runs', async () => {
    const { start, end } = openWork();
    const first = start(1);
    await vi.advanceTimersByTimeAsync(10_000);
    end(1);
    expect(await first).toBe('done 1');
  });

  it('lets those who wait begin in the order they came, also after one that failed', async () => {
    const { start, end, fail, begun } = openWork();
    const failing = start(1).catch(String);
    for (const n of [2, 3, 4, 5]) void start(n);
    await settle();
    expect(begun).toEqual([1, 2]);
    fail(1);
    expect(await failing).toBe('Error: failed 1');
    await settle();
    expect(begun).toEqual([1, 2, 3]);
    end(3);
    end(2);
    await settle();
    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a limit that knows whose work it is', () => {
  const each = { atOnce: 1, mostWaiting: 20 };

  /** Sixteen pieces of Ann's work, and then what others bring. The work ends one by one, the oldest first. */
  async function beginningsOf(others: string[], atOnce: number): Promise<string[]> {
    const run = limitConcurrency({ atOnce, mostWaiting: 100, waitMs: 1000, each });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const bring = (caller: string) =>
      run(() => {
        begun.push(caller);
        return new Promise<void>((resolve) => void ends.push(resolve));
      }, caller);
    const all = [...Array<string>(16).fill('ann'), ...others].map(bring);
    while (begun.length < all.length) {
      ends.shift()?.();
      await settle();
    }
    for (const end of ends) end();
    await Promise.all(all);
    return begun;
  }

  it('lets another begin at once beside sixteen of one', async () => {
    expect((await beginningsOf(['ben'], 2)).slice(0, 3)).toEqual(['ann', 'ben', 'ann']);
  });

  it('goes round among all who wait', async () => {
    const begun = await beginningsOf(['ben', 'ben', 'cleo', 'cleo'], 1);
    expect(begun.slice(0, 7)).toEqual(['ann', 'ben', 'cleo', 'ann', 'ben', 'cleo', 'ann']);
  });

  it('turns away the one who brings too much, and nobody else', async () => {
    const run = limitConcurrency({
      atOnce: 2,
      mostWaiting: 100,
      waitMs: 1000,
      each: { atOnce: 1, mostWaiting: 2 },
    });
    const never = () => new Promise<void>(() => undefined);
    for (const caller of ['ann', 'ann', 'ann']) run(never, caller).catch(() => undefined);
    await expect(run(never, 'ann')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    await expect(run(async () => 'done', 'ben')).resolves.toBe('done');
  });
});
