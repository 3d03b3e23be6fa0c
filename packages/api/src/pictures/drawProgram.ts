import { jobOf, joinPool } from '../processes/joinPool.ts';
import { draw } from './draw.ts';

// Run in processes of `drawing.ts`: a file that breaks a decoder ends its process and no other.
joinPool();

export const run = jobOf(draw);
