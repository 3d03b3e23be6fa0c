/** All bytes of a file that comes in. */
export async function blobOf(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: BlobPart[] = [];
  for await (const chunk of bytes) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(chunks);
}
