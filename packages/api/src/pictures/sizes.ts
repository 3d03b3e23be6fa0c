/** How wide pictures are made, in pixels. A screen takes the one that fits. */
export const WIDTHS = [320, 640, 1280, 2048] as const;

/** A picture is at most this many times as high as it is wide in the sizes that are made: WebP ends at 16,383 pixels. */
export const MOST_HEIGHT = 4;

/** A picture with more pixels is refused. */
export const MOST_PIXELS = 50_000_000;

/** What the process that draws may take of the machine's memory. The largest pictures need 950 MB as AVIF, and 340 MB else. */
export const MEMORY_BYTES = 1_073_741_824;

/** The widths made of a picture: each that it fills, and the one that takes all of it. */
export const widthsFor = (width: number): number[] =>
  WIDTHS.filter((_, place) => (WIDTHS[place - 1] ?? 0) < width);

/** The file of one width. */
export const fileOfWidth = (width: number): string => `w${width}.webp`;
