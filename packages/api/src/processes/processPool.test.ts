import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRunning } from '../../../../scripts/isRunning.ts';
import type { PoolTask } from '../../testing/poolProgram.ts';
import { TemporaryError } from '../db/failures.ts';
import { createProcessPool, ProcessEnded } from './processPool.ts';
import type { PoolBounds } from './processPool.ts';

/** Far beyond what a start takes on a busy machine. */
const LONG_MS = 60_000;

function openPool(bounds: Partial<PoolBounds> = {}) {
  const errors: unknown[] = [];
  const pool = createProcessPool<PoolTask, number>({
    program: join(import.meta.dirname, '../../testing/poolProgram.ts'),
    bounds: {
      atOnce: 1,
      mostWaiting: 10,
      waitMs: LONG_MS,
      longestMs: LONG_MS,
      memoryBytes: 268_435_456,
      ...bounds,
    },
    env: { PATH: process.env['PATH'] ?? '' },
    niceness: 0,
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => pool.stop());
  /** Asks until a process has started: a small limit can end the wait for it. */
  async function answeredBy(): Promise<number> {
    let pid = 0;
    await expect.poll(async () => (pid = await pool.run('answers').catch(() => 0))).toBeGreaterThan(0);
    return pid;
  }
  return { pool, errors, answeredBy };
}

describe('a pool of processes', () => {
  it.each<[task: PoolTask, bounds: Partial<PoolBounds>, reason: string]>([
    ['hangs', { longestMs: 300 }, 'took too long'],
    ['hangs without a pause', { longestMs: 300 }, 'took too long'],
    ['grows', {}, 'took too much memory'],
    ['dies', {}, 'by itself'],
  ])('ends a process that %s, and another one answers', async (task, bounds, reason) => {
    const { pool, errors, answeredBy } = openPool(bounds);
    const pid = await answeredBy();
    const ended = pool.run(task);
    await expect(ended).rejects.toThrow(ProcessEnded);
    await expect(ended).rejects.toMatchObject({ reason });
    await expect.poll(() => isRunning(pid)).toBe(false);
    const another = await answeredBy();
    expect(another).not.toBe(pid);
    expect(await pool.run('answers')).toBe(another);
    expect(errors).toEqual([]);
  });

  it('ends what runs when it stops, and begins nothing more', async () => {
    const { pool, answeredBy } = openPool();
    const pid = await answeredBy();
    await Promise.all([expect(pool.run('hangs')).rejects.toThrow(TemporaryError), pool.stop()]);
    await expect.poll(() => isRunning(pid)).toBe(false);
    await expect(pool.run('answers')).rejects.toThrow(TemporaryError);
  });
});
