/** How wide a preview is, in pixels: of one among several, and of a file that is alone. Source: product spec §9. */
export const THUMBNAIL_WIDTH = 280;
export const LONE_THUMBNAIL_WIDTH = 600;

/** The largest canvas that every browser draws on. Source: product spec §9. */
const MOST_PIXELS = 5_000_000;
const LONGEST_SIDE = 4096;

/** Types that browsers can draw. Source: product spec §9. */
const DRAWN_TYPES = ['jpeg', 'gif', 'png', 'svg+xml', 'bmp', 'webp', 'avif'].map((name) => `image/${name}`);
export const hasThumbnail = (type: string): boolean => DRAWN_TYPES.includes(type);

interface Size {
  width: number;
  height: number;
}

/** The size of a preview: never larger than the picture, and never more than a canvas can be. */
export function thumbnailSize({ width, height }: Size, wanted: number): Size {
  const scale = Math.min(
    1,
    wanted / width,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
