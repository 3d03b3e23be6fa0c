// Runs in the head of the first HTML: `vite/firstPaint.ts` has the bundler make one script of it.
import { noteEarlyActs } from './lib/hydration/noteEarlyActs.ts';

noteEarlyActs();
