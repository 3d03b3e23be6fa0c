import { jobOf, joinPool } from '../processes/joinPool.ts';
import { resizeImage } from './resizeImage.ts';

// Run in processes of `imageResizer.ts`: a file that breaks a decoder ends its process and no other.
joinPool();

export const run = jobOf(resizeImage);
