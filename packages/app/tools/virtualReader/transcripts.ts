import path from 'node:path';
import { ACCEPTED, acceptedOf, differenceIn } from '../orca/report.ts';

/** Where a transcript of the virtual reader begins. */
export const VIRTUAL =
  'What the virtual screen reader said in Chromium, in the words and the order of Orca. Written by `npm run orca -- --virtual --accept`; times and dates are left out.';

/** What is accepted of it. */
export const ACCEPTED_VIRTUAL = path.join(ACCEPTED, 'virtual');

/** What it said last. */
export const LATEST_VIRTUAL = path.join(ACCEPTED, '../../../.cache/virtualReader');

/**
 * How busy the machine is decides whether a focus or an announcement is heard first: what is said in a step is put in one order. In which order what
 * matters is said, the journey itself holds.
 */
const inOneOrder = (transcript: string): string =>
  transcript.replaceAll(
    /^\| (.*) \| (.*) \|$/gmu,
    (_, does: string, said: string) => `| ${does} | ${said.split('<br>').toSorted().join('<br>')} |`,
  );

/** The first line in which a journey sounds other than what is accepted of this reader. */
export function differenceFromAccepted(name: string, text: string): string | undefined {
  const accepted = acceptedOf(name, ACCEPTED_VIRTUAL);
  return differenceIn(accepted === undefined ? undefined : inOneOrder(accepted), inOneOrder(text));
}
