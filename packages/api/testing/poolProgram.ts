import { setTimeout as pause } from 'node:timers/promises';
import { jobOf, joinPool } from '../src/processes/joinPool.ts';

// A program of a pool whose job ends as it is told.

export type PoolTask = 'answers' | 'hangs' | 'hangs without a pause' | 'grows' | 'dies';

const CHUNK_BYTES = 33_554_432;
/** A bound that does not hold shows as an answer, not as a machine without memory. */
const MOST_CHUNKS = 32;

joinPool();

/** Answers with the id of its process. */
export const run = jobOf(async (task: PoolTask): Promise<number> => {
  const chunks: Buffer[] = [];
  switch (task) {
    case 'hangs':
      await new Promise(() => undefined);
      break;
    case 'hangs without a pause':
      for (;;) chunks.length = 0;
    case 'grows':
      while (chunks.push(Buffer.alloc(CHUNK_BYTES, 1)) < MOST_CHUNKS) await pause(10);
      break;
    case 'dies':
      process.exit(1);
    case 'answers':
  }
  return process.pid;
});
