import { join } from 'node:path';
import type { FinalMediaError } from '@friendbase/contract';
import sharp from 'sharp';
import type { SharpOptions } from 'sharp';
import { fileOfWidth, MOST_HEIGHT, MOST_PIXELS, widthsFor } from './sizes.ts';

/** What to make of which file. */
export interface ResizeTask {
  path: string;
  /** As its first bytes say. */
  mimeType: string;
  /** In pixels, from the smallest on. */
  offered: readonly number[];
  /** Where the sizes go. */
  folder: string;
}

/** A picture as a member sees it: upright. `widths` are those that were made. */
export interface ResizedImage {
  width: number;
  height: number;
  widths: number[];
}

export type ResizeResult = ResizedImage | { errorCode: FinalMediaError | 'storageFull' };

// Only the decoders of these types can be reached, whatever a file says of itself: those of SVG, PDF and others are off.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** A line of pixels after the other, the first picture of a moving one, and nothing that is broken off. */
const READING: SharpOptions = { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' };

const WEBP = { quality: 80, effort: 2 };

/**
 * Makes the sizes of a picture: upright, in the colours of screens, without what its file says about place, time and
 * device. It is decoded once; the smaller ones come from the largest.
 */
export async function resizeImage({ folder, ...task }: ResizeTask): Promise<ResizeResult> {
  const decoded = await decode(task);
  if ('errorCode' in decoded) return decoded;
  const { largest, ...resized } = decoded;
  try {
    for (const width of resized.widths) {
      await sharp(largest.data, { raw: largest.info })
        .resize(boxOf(width))
        .webp(WEBP)
        .toFile(join(folder, fileOfWidth(width)));
    }
    return resized;
  } catch {
    // The picture is decoded, so nothing is wrong with it.
    return { errorCode: 'storageFull' };
  }
}

/** Whatever goes wrong here is wrong with the file. */
async function decode({ path, mimeType, offered }: Omit<ResizeTask, 'folder'>) {
  try {
    const { format, autoOrient } = await sharp(path, READING).metadata();
    if (mimeType !== MIME_TYPES[format]) return { errorCode: 'notPictureOrVideo' } as const;
    const widths = widthsFor(autoOrient.width, offered);
    const largest = await sharp(path, READING)
      .autoOrient()
      .resize(boxOf(Math.max(...widths)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ...autoOrient, widths, largest };
  } catch (error) {
    return { errorCode: /pixel limit/.test(String(error)) ? 'pictureTooLarge' : 'fileDamaged' } as const;
  }
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/avif',
};

const boxOf = (width: number) => ({
  width,
  height: width * MOST_HEIGHT,
  fit: 'inside' as const,
  withoutEnlargement: true,
});
