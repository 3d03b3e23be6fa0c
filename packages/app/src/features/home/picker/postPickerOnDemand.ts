import { laterPart } from '../../../lib/loading/laterPart.ts';

/** Loaded when a member first wants pictures in a post, or has some in its draft. */
export const postPicker = laterPart(() => import('./PostPicker.tsx').then(({ PostPicker }) => PostPicker));
