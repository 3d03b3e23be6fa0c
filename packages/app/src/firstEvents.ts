// Runs in the head of the first HTML: `vite/firstPaint.ts` has the bundler make one script of it.
import { recordEarlyEvents } from './lib/hydration/recordEarlyEvents.ts';

recordEarlyEvents();
