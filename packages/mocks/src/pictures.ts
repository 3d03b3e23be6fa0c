import { apiError } from '@friendbase/contract';
import type { MediaKind } from '@friendbase/contract';
import { HEAD_BYTES, readHead } from './pictureHeads.ts';

/** What is known of a file by its bytes. */
export interface Looked {
  kind: MediaKind;
  mimeType: string;
  width: number | null;
  height: number | null;
}

/** Looks at a file as the API does. Throws the error responses that it throws. */
export async function lookAt(file: Blob): Promise<Looked> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const { kind, mimeType, size } = readHead(head);
  const known = kind === 'image' ? await sizeOf(file, size) : undefined;
  return { kind, mimeType, width: known?.width ?? null, height: known?.height ?? null };
}

type Size = { width: number; height: number } | undefined;

/** As the browser shows it, upright; where there is no browser, as its head says. */
async function sizeOf(file: Blob, inHead: Size): Promise<Size> {
  if (!('createImageBitmap' in globalThis)) return inHead;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    throw apiError('fileDamaged');
  }
}
