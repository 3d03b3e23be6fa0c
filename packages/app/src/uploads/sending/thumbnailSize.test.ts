import { describe, expect, it } from 'vitest';
import { hasThumbnail, LONE_THUMBNAIL_WIDTH, THUMBNAIL_WIDTH, thumbnailSize } from './thumbnailSize.ts';

describe('the preview of a picture', () => {
  it.each(['image/heic', 'image/tiff', 'image/x-icon', 'video/mp4', 'text/html', ''])(
    'is not made of “%s”',
    (type) => expect(hasThumbnail(type)).toBe(false),
  );

  it.each(['jpeg', 'gif', 'png', 'svg+xml', 'bmp', 'webp', 'avif'])('is made of %s', (name) =>
    expect(hasThumbnail(`image/${name}`)).toBe(true),
  );

  it.each([
    ['a photo among others', 4000, 3000, THUMBNAIL_WIDTH, 280, 210],
    ['a photo alone', 4000, 3000, LONE_THUMBNAIL_WIDTH, 600, 450],
    ['a small one, which is not made larger', 30, 20, THUMBNAIL_WIDTH, 30, 20],
    ['a strip, by the longest side of a canvas', 300, 40_960, THUMBNAIL_WIDTH, 30, 4096],
    ['a thread', 1, 60_000, THUMBNAIL_WIDTH, 1, 4096],
    ['a banner', 60_000, 1, THUMBNAIL_WIDTH, 280, 1],
  ])('of %s', (_, width, height, wanted, ...expected) => {
    const made = thumbnailSize({ width, height }, wanted);
    expect([made.width, made.height]).toEqual(expected);
  });

  it('has at most 5,000,000 pixels', () => {
    const { width, height } = thumbnailSize({ width: 4000, height: 4000 }, 4000);
    expect(width * height).toBeLessThanOrEqual(5_000_000);
    expect(width).toBeGreaterThan(2230);
  });
});
