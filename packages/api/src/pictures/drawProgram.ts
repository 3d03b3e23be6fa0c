import { setPriority } from 'node:os';
import { draw } from './draw.ts';
import type { DrawTask } from './draw.ts';
import { MEMORY_BYTES } from './sizes.ts';

/** How often to look at the memory in use. */
const LOOK_MS = 50;

/** Members who read are served first. */
const POLITE = 10;

// The program that draws, started by `drawing.ts`: a file that breaks a decoder ends this process and no other.
setPriority(POLITE);
setInterval(() => {
  // Ends without waiting for the thread that fills the memory.
  if (process.memoryUsage.rss() > MEMORY_BYTES) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS).unref();
process.on('message', (task: DrawTask) => void draw(task).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit(0));
