/** The sets of pictures for the cards, each of eight that differ in shape and in name. */
export const PICTURE_SETS = {
  garden: ['flower', 'tree', 'butterfly', 'snail', 'mushroom', 'sun', 'cloud', 'star'],
  home: ['house', 'key', 'lamp', 'chair', 'clock', 'bed', 'umbrella', 'book'],
  food: ['apple', 'banana', 'bread', 'cheese', 'carrot', 'egg', 'fish', 'cake'],
  animals: ['dog', 'robin', 'cat', 'rabbit', 'hedgehog', 'turtle', 'duck', 'frog'],
} as const;

export type PictureSet = keyof typeof PICTURE_SETS;
export type PictureName = (typeof PICTURE_SETS)[PictureSet][number];

/** Those that everybody has. The others are to be won. */
export const FREE_SETS: readonly PictureSet[] = ['garden', 'home', 'food'];

/** Whether these are pictures of ours: a device can have stored the name of a set that is no more. */
export const isPictureSet = (value: unknown): value is PictureSet =>
  Object.keys(PICTURE_SETS).some((name) => name === value);

/** The picture that a symbol has in a set. */
export const pictureOf = (set: PictureSet, symbol: number): PictureName =>
  PICTURE_SETS[set][symbol % PICTURE_SETS[set].length] as PictureName;

export const symbolOf = (set: PictureSet, picture: unknown): number =>
  PICTURE_SETS[set].findIndex((name) => name === picture);
