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

/** @param share from 0 to 1; what lies outside counts as the nearer end, and what is no number as 0 */
export function roughly(share: number): Roughly {
  if (Number.isNaN(share)) return 'none';
  if (share >= 1) return 'all';
  return UP_TO.find(([, most]) => share <= most)?.[0] ?? 'nearly';
}
