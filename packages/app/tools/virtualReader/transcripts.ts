import path from 'node:path';
import { ACCEPTED } from '../orca/report.ts';

/** Where a transcript of the virtual reader begins. */
export const VIRTUAL =
  'What the virtual screen reader said in Chromium, in the words and the order of Orca. Written by `npm run orca -- --virtual --accept`; times and dates are left out.';

/** What is accepted of it. */
export const ACCEPTED_VIRTUAL = path.join(ACCEPTED, 'virtual');

/** What it said last. */
export const LATEST_VIRTUAL = path.join(ACCEPTED, '../../../.cache/virtualReader');
