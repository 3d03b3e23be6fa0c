import { thumbnailSize } from './thumbnailSize.ts';

/** Source: product spec §9. */
const TYPE = 'image/jpeg';
const QUALITY = 0.8;

async function opened(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/**
 * A small still picture of a picture. Small, because five photos of a phone take hundreds of megabytes once they are
 * drawn. Rejects where this browser cannot open the file.
 *
 * @param width how wide it is at most, in pixels
 */
export async function thumbnailOf(file: Blob, width: number): Promise<Blob> {
  const source = URL.createObjectURL(file);
  try {
    const image = await opened(source);
    const size = thumbnailSize({ width: image.naturalWidth, height: image.naturalHeight }, width);
    const canvas = new OffscreenCanvas(size.width, size.height);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no memory to draw in.');
    // What can be seen through would be black in a JPEG.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, size.width, size.height);
    drawing.imageSmoothingQuality = 'medium';
    drawing.drawImage(image, 0, 0, size.width, size.height);
    return await canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  } finally {
    URL.revokeObjectURL(source);
  }
}
