import type { CardPicture } from './recoveryCards.ts';

/**
 * What members log in with, in the one order in which they are shown: who cannot see them counts, and who uses a switch waits, so the
 * way to a picture stays the same. Sixteen of those of a card, each of another shape.
 */
export const LOGIN_PICTURES = [
  'sun',
  'star',
  'flower',
  'tree',
  'house',
  'key',
  'clock',
  'umbrella',
  'butterfly',
  'fish',
  'snail',
  'bed',
  'apple',
  'banana',
  'cake',
  'book',
] as const satisfies CardPicture[];
export type LoginPicture = (typeof LOGIN_PICTURES)[number];

/** How many there are in a sequence: one of 65,520 (decision 0154). */
export const PICTURES_TO_LOG_IN = 4;

/** So many wrong ones in a row, and so many in all since the password was used, close this way on a device. */
export const PICTURE_TRIES = { inRow: 5, inAll: 20 };

/** The tries that were counted, those under way among them. */
export interface PictureTries {
  triesInRow: number;
  triesInAll: number;
}

export const NO_TRIES: PictureTries = { triesInRow: 0, triesInAll: 0 };

export const arePicturesClosed = ({ triesInRow, triesInAll }: PictureTries): boolean =>
  triesInRow >= PICTURE_TRIES.inRow || triesInAll >= PICTURE_TRIES.inAll;

/**
 * A sequence as one text, to be hashed. The key of the device is in it: whoever reads the hashes has none of the keys, and
 * cannot go through the sequences.
 */
export const picturesText = (deviceKey: string, pictures: readonly string[]): string =>
  `${deviceKey} ${pictures.join(' ')}`;
