import { laterPart } from '../../../lib/loading/laterPart.ts';

/** What is behind “More” of a post: fetched in idle time, so that a press finds it there. */
export const postMorePart = laterPart(() => import('./PostMore.tsx').then(({ PostMore }) => PostMore));
