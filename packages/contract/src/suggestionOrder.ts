import type { Liking } from './likings.ts';
import { MOST_SUGGESTIONS } from './suggestions.ts';

// Apart from the call: whoever makes it does not need the order.

/** How many friends of friends are looked at: those with the most friends in common. Not all of them may be suggested. */
export const MOST_NEAR = 500;

/** Of whom everybody may find, so many are looked at on a day: in a large community each day others. */
export const MOST_STRANGERS = 500;

/** Most of those who only like the same. More of them would hide the friends of friends, who come round with them. */
export const MOST_ALIKE = 30;

const DAY_MS = 86_400_000;

/** Which days have the same suggestions: within one they stay, so that whoever comes back to think about them finds them. */
export const suggestionDay = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** With which of so many a day begins: each goes on by as many as are shown, and starts over after the last. */
const startOf = (day: number, count: number): number =>
  count > MOST_SUGGESTIONS ? (day * MOST_SUGGESTIONS) % count : 0;

/** Spreads days over all ids. Source: Knuth, “The Art of Computer Programming” 3, 6.4: the golden ratio of 32 bits. */
const SPREAD = 0x9e37_79b1;

/** After which id the members without a friend in common begin: on each day, and for each member, others. */
export function strangersAfter(memberId: string, day: number): string {
  const start = Math.imul(day, SPREAD) + Number.parseInt(memberId.slice(0, 8), 16);
  return (start >>> 0).toString(16).padStart(8, '0') + memberId.slice(8);
}

/** Somebody who may be suggested, with why. */
export interface Candidate {
  id: string;
  friendsInCommon: number;
  sharedLikings: readonly Liking[];
}

/** A friend in common and a liking in common count the same. */
const closeness = ({ friendsInCommon, sharedLikings }: Candidate): number =>
  friendsInCommon + sharedLikings.length;

/** The closest first; of two who are as close the one with more friends in common, whom somebody can ask about. */
const byCloseness = (a: Candidate, b: Candidate): number =>
  closeness(b) - closeness(a) || b.friendsInCommon - a.friendsInCommon;

const alike = (strangers: readonly Candidate[]): Candidate[] =>
  strangers
    .filter(({ sharedLikings }) => sharedLikings.length > 0)
    .toSorted(byCloseness)
    .slice(0, MOST_ALIKE);

/**
 * Who is suggested to a member on a day. `near` have a friend in common with them; `strangers` have none, let everybody find them and
 * come in the order of the day. Everybody near, and of the strangers those who like the same, come round: three a day.
 */
export function suggestedOn(
  day: number,
  memberId: string,
  { near, strangers }: { near: readonly Candidate[]; strangers: readonly Candidate[] },
): Candidate[] {
  const comesLater = ({ id }: Candidate): number => (id > memberId ? 0 : 1);
  const round = [...near, ...alike(strangers)].toSorted(
    (a, b) => byCloseness(a, b) || comesLater(a) - comesLater(b) || (a.id < b.id ? -1 : 1),
  );
  const first = startOf(day, round.length);
  const ofDay = [...round.slice(first), ...round.slice(0, first)].slice(0, MOST_SUGGESTIONS);
  // Of one day, too, the closest come first.
  const others = strangers.filter((stranger) => !ofDay.includes(stranger));
  return [...ofDay.toSorted(byCloseness), ...others].slice(0, MOST_SUGGESTIONS);
}
