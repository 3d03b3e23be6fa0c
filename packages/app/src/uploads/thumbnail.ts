/** How wide a preview is, in pixels: what the widget of the specification makes, for screens of two pixels a point. */
const THUMBNAIL_WIDTH = 400;
const THUMBNAIL_TYPE = 'image/jpeg';

/**
 * A small still picture of a picture. Nothing where the device cannot read it, and for videos: the place then says “No
 * preview”. Small, because five photos of a phone take hundreds of megabytes once they are drawn.
 */
export async function thumbnailOf(file: Blob): Promise<Blob | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: THUMBNAIL_WIDTH,
      resizeQuality: 'medium',
      imageOrientation: 'from-image',
    });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await canvas.convertToBlob({ type: THUMBNAIL_TYPE, quality: 0.8 });
  } catch {
    return undefined;
  }
}
