import { setPriority } from 'node:os';
import { draw } from './draw.ts';
import type { DrawAnswer, DrawTask } from './draw.ts';
import { MEMORY_BYTES } from './sizes.ts';

/** How often to look at the memory in use. */
const LOOK_MS = 50;

/** Members who read are served first. */
const POLITE = 10;

// Run in processes of `drawing.ts`: a file that breaks a decoder ends its process and no other.
setPriority(POLITE);
process.on('disconnect', () => process.exit(0));

/** Draws a picture, unless it takes too much memory: whoever asked ends this process then. */
export async function drawWithin(task: DrawTask): Promise<DrawAnswer> {
  let look: NodeJS.Timeout | undefined;
  const tooMuch = new Promise<DrawAnswer>((resolve) => {
    look = setInterval(() => {
      if (process.memoryUsage.rss() > MEMORY_BYTES) resolve({ errorCode: 'pictureTooLarge' });
    }, LOOK_MS);
  });
  try {
    return await Promise.race([draw(task), tooMuch]);
  } finally {
    clearInterval(look);
  }
}
