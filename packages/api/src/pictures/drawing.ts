import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { limitConcurrency } from '../db/concurrencyLimit.ts';
import type { DrawAnswer, DrawTask } from './draw.ts';

/** A picture takes some seconds at most; one that takes longer is made to. */
const DRAW_MS = 60_000;

/** Processes are kept for the next picture for so long. */
const IDLE_MS = 10_000;

/**
 * One picture of a member at a time, and beside it one of another: whoever sends many large ones holds up their own alone.
 * Members send five with a post.
 */
const QUEUE = { atOnce: 2, mostWaiting: 100, waitMs: 60_000, each: { atOnce: 1, mostWaiting: 20 } };

/** They get nothing of the server's settings: those hold passwords. Fewer arenas give memory back sooner. */
const ENV = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' };

/** `ownerId` is whose picture it is: members take turns. */
export type DrawPicture = (task: DrawTask, ownerId: string) => Promise<DrawAnswer>;

/** Draws in processes of their own, which are started when they are needed and go when there are no more pictures. */
export function createDrawing(drawMs = DRAW_MS): DrawPicture {
  const run = limitConcurrency(QUEUE);
  const pool = new Tinypool({
    filename: join(import.meta.dirname, 'drawProgram.ts'),
    name: 'drawWithin',
    runtime: 'child_process',
    env: ENV,
    execArgv: [],
    minThreads: 0,
    maxThreads: QUEUE.atOnce,
    idleTimeout: IDLE_MS,
  });
  // A process that ended with nothing to do is not there for the next picture.
  pool.on('error', () => undefined);
  const draw = async (task: DrawTask): Promise<DrawAnswer> => {
    try {
      const answer = (await pool.run(task, { signal: AbortSignal.timeout(drawMs) })) as DrawAnswer;
      // What took too much memory is still at work.
      if ('errorCode' in answer && answer.errorCode === 'pictureTooLarge') await pool.recycleWorkers();
      return answer;
    } catch (error) {
      return { errorCode: (error as Error).name === 'AbortError' ? 'pictureTooLarge' : 'fileDamaged' };
    }
  };
  return (task, ownerId) => run(() => draw(task), ownerId);
}
