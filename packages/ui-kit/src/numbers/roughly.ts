/** A share in the words people use for it. */
export type Roughly = 'none' | 'little' | 'quarter' | 'half' | 'threeQuarters' | 'nearly' | 'all';

/** Each with the share up to which it is right. Only nothing is none, and only all is all. */
const UP_TO: readonly (readonly [Roughly, number])[] = [
  ['none', 0],
  ['little', 0.125],
  ['quarter', 0.375],
  ['half', 0.625],
  ['threeQuarters', 0.875],
];

/** How much is taken, in words that are true of every share: people check them against “3 of 20”. */
export type Fullness = 'none' | 'little' | 'lessThanHalf' | 'half' | 'moreThanHalf' | 'nearly' | 'all';

/** Of nothing, all is taken. */
export function fullness(taken: number, places: number): Fullness {
  if (taken >= places) return 'all';
  if (taken <= 0) return 'none';
  if (taken * 10 <= places) return 'little';
  if (taken * 2 === places) return 'half';
  if (taken * 2 < places) return 'lessThanHalf';
  return taken * 10 < places * 9 ? 'moreThanHalf' : 'nearly';
}

/** @param share from 0 to 1; what lies outside counts as the nearer end, and what is no number as 0 */
export function roughly(share: number): Roughly {
  if (Number.isNaN(share)) return 'none';
  if (share >= 1) return 'all';
  return UP_TO.find(([, most]) => share <= most)?.[0] ?? 'nearly';
}
