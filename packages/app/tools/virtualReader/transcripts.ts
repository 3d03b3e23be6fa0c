import path from 'node:path';
import { ACCEPTED, acceptedOf, differenceIn } from '../orca/report.ts';

/** Where a transcript of the virtual reader begins. */
export const VIRTUAL =
  'What the virtual screen reader said in Chromium, in the words and the order of Orca. Written by `npm run orca -- --virtual --accept`; times and dates are left out.';

/** What is accepted of it. */
export const ACCEPTED_VIRTUAL = path.join(ACCEPTED, 'virtual');

/** What it said last. */
export const LATEST_VIRTUAL = path.join(ACCEPTED, '../../../.cache/virtualReader');

/** The first line in which a journey sounds other than what is accepted of this reader. */
export const differenceFromAccepted = (name: string, text: string): string | undefined =>
  differenceIn(acceptedOf(name, ACCEPTED_VIRTUAL), text);
