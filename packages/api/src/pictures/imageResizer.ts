import { join } from 'node:path';
import { createProcessPool, ProcessEnded } from '../processes/processPool.ts';
import type { PoolBounds } from '../processes/processPool.ts';
import type { ResizeResult, ResizeTask } from './resizeImage.ts';

/** Members who read are served first. */
const NICENESS = 10;

/** Processes stay for the next picture for so long. */
const IDLE_MS = 10_000;

/**
 * One picture of a member at a time, and beside it one of another: whoever sends many large ones holds up their own alone.
 * Members send five with a post. A picture takes some seconds at most; the largest need 950 MB as AVIF, and 340 MB else.
 */
const BOUNDS: PoolBounds = {
  atOnce: 2,
  mostWaiting: 100,
  waitMs: 60_000,
  each: { atOnce: 1, mostWaiting: 20 },
  longestMs: 60_000,
  memoryBytes: 1_073_741_824,
};

/** They get nothing of the server's settings: those hold passwords. Fewer arenas give memory back sooner. */
const ENV = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' };

/** `ownerId` is whose picture it is: members take turns. */
export type ImageResizer = (task: ResizeTask, ownerId: string) => Promise<ResizeResult>;

/** Resizes in processes of their own, which are started when they are needed and go when there are no more pictures. */
export function createImageResizer(bounds: Partial<PoolBounds> = {}): ImageResizer {
  const pool = createProcessPool<ResizeTask, ResizeResult>({
    program: join(import.meta.dirname, 'resizeProgram.ts'),
    bounds: { ...BOUNDS, ...bounds },
    env: ENV,
    idleMs: IDLE_MS,
    niceness: NICENESS,
  });
  return async (task, ownerId) => {
    try {
      return await pool.run(task, ownerId);
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
      return { errorCode: error.reason === 'by itself' ? 'fileDamaged' : 'pictureTooLarge' };
    }
  };
}
