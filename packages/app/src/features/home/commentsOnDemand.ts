import { laterPart } from '../../lib/laterPart.ts';

/** The comments below a post (W12). */
export const commentsPart = laterPart(() => import('./Comments.tsx').then(({ Comments }) => Comments));
