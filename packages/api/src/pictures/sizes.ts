/** A picture is at most this many times as high as it is wide in the sizes that are made: WebP ends at 16,383 pixels. */
export const MOST_HEIGHT = 4;

/** A picture with more pixels is refused. */
export const MOST_PIXELS = 50_000_000;

/** Those of the widths that are made of a picture: each that it fills, and the one that takes all of it. */
export const widthsFor = (width: number, offered: readonly number[]): number[] =>
  offered.filter((_, place) => (offered[place - 1] ?? 0) < width);

/** The file of one width. */
export const fileOfWidth = (width: number): string => `w${width}.webp`;
