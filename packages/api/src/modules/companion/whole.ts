import { mediaUrl, refused, UPLOAD_RULES } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { WritingDeps } from '../context.ts';
import type { PartedUpload } from '../../storage/storage.ts';
import { noteArrival, requireUpload } from './uploads.ts';
import type { Coming } from './uploads.ts';

/** Where a file is, once it is whole. */
export interface Whole {
  location: string;
  key: string;
}

/** Says where the file is, now that it is whole. One that does not fit goes. */
export async function answerWhole(
  { write, storage, publicOrigin }: WritingDeps,
  coming: Coming,
): Promise<Whole> {
  const { id, key } = coming;
  const { size = 0 } = (await storage.stat(key)) ?? {};
  const isFit = size > 0 && size <= UPLOAD_RULES.maxBytes;
  if (!isFit || !(await write((trx) => noteArrival(trx, coming, size)))) {
    await storage.remove(key);
    throw size === 0 ? refused('fileEmpty') : refused('bodyTooLarge', UPLOAD_RULES);
  }
  return { location: publicOrigin + mediaUrl(id), key };
}

/** An upload that its storage knows, or has made whole. Throws 404 for any other. */
export async function requirePartedUpload(
  deps: Deps,
  ownerId: string,
  upload: PartedUpload,
): Promise<Coming> {
  const { storage } = deps;
  const coming = await requireUpload(deps, ownerId, upload.key);
  const isKnown =
    (await storage.multipart.parts(upload)) !== undefined || (await storage.stat(upload.key)) !== undefined;
  if (!isKnown) throw refused('uploadNotFound');
  return coming;
}
