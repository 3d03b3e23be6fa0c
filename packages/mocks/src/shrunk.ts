/** A picture of this width, as the API makes it: the first frame, upright. Nothing where there is no browser to draw it. */
export async function shrunk(blob: Blob, width: number): Promise<Blob | undefined> {
  if (!('OffscreenCanvas' in globalThis)) return undefined;
  const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
