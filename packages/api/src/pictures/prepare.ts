import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { countedBytes, MEDIA_WIDTHS, apiError, UPLOAD_RULES } from '@friendbase/contract';
import { limitConcurrency } from '../db/concurrencyLimit.ts';
import { isFull } from '../storage/diskFiles.ts';
import type { FileStorage } from '../storage/storage.ts';
import { hasArrived, mediaFolder, widthKey } from '../storage/storage.ts';
import type { ImageResizer } from './imageResizer.ts';
import { HEAD_BYTES, mediaTypeOf, TAIL_BYTES } from './mediaType.ts';
import type { MediaType } from './mediaType.ts';
import { fileOfWidth } from './sizes.ts';
import { blankAbout } from './videoBoxes.ts';
import { blankTags } from './webmTags.ts';
import { makeWorkFolder } from './workFolders.ts';

/** A file that can be shown. A video has the size that its sender says, and no widths. */
export interface PreparedMedia extends MediaType {
  width: number | null;
  height: number | null;
  /** In which widths a picture was made, under `widthKey`. */
  widths: number[];
  /** What is shown as it is stored, of a video. */
  fileKey: string | null;
  /** Of the file as it came. */
  byteSize: number;
}

/** A file that came, and whose it is. */
export interface ArrivedFile {
  mediaId: string;
  ownerId: string;
  key: string;
}

/**
 * Makes what members will see of a file. The same again when it is repeated. Throws what the file is refused for.
 */
export type PrepareMedia = (storage: FileStorage, file: ArrivedFile) => Promise<PreparedMedia>;

/** As much of the disk as copies of files may take: of five at once, and of two of one member. */
const QUEUE = { atOnce: 5, mostWaiting: 100, waitMs: 60_000, each: { atOnce: 2, mostWaiting: 20 } };

/** `workFolder` is where the copies are while they are looked at. */
export function createPreparation(resize: ImageResizer, workFolder: string): PrepareMedia {
  const run = limitConcurrency(QUEUE);
  return (storage, { mediaId, ownerId, key }) =>
    run(async () => {
      const folder = await makeWorkFolder(workFolder);
      try {
        await using copy = await copyOf(storage, key, join(folder, 'original'));
        const { file, path } = copy;
        await removeOthers(storage, mediaId, key);
        const known = { ...(await typeOf(file)), byteSize: (await file.stat()).size };
        const { kind, mimeType } = known;
        if (kind === 'image') {
          const task = { path, folder, mimeType, offered: MEDIA_WIDTHS };
          return { ...known, ...(await storeWidths(storage, mediaId, await resize(task, ownerId), folder)) };
        }
        const isChanged = await (mimeType === 'video/webm' ? blankTags(file) : blankAbout(file));
        if (isChanged) await store(storage, key, path);
        return { ...known, width: null, height: null, widths: [], fileKey: key };
      } catch (error) {
        throw isFull(error) ? apiError('storageFull') : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }, ownerId);
}

async function copyOf(storage: FileStorage, key: string, path: string) {
  if (!(await storage.stat(key))) throw apiError('uploadNotFinished');
  const file = await open(path, 'wx+', 0o600);
  await file.writeFile(countedBytes(storage.open(key), UPLOAD_RULES.maxBytes));
  return { file, path, [Symbol.asyncDispose]: () => file.close() };
}

/** What came before under the same address goes at once; where the server was stopped in between, it goes here. */
async function removeOthers(storage: FileStorage, mediaId: string, key: string): Promise<void> {
  for await (const { key: other } of storage.list(mediaFolder(mediaId)))
    if (other !== key && hasArrived(other)) await storage.remove(other);
}

async function storeWidths(
  storage: FileStorage,
  mediaId: string,
  result: Awaited<ReturnType<ImageResizer>>,
  folder: string,
) {
  if ('errorCode' in result) throw apiError(result.errorCode);
  for (const width of result.widths)
    await store(storage, widthKey(mediaId, width), join(folder, fileOfWidth(width)));
  return { ...result, fileKey: null };
}

/** Reads no more than the beginning and the end. */
async function typeOf(file: FileHandle): Promise<MediaType> {
  const { size } = await file.stat();
  const [head, tail] = [Buffer.alloc(Math.min(size, HEAD_BYTES)), Buffer.alloc(Math.min(size, TAIL_BYTES))];
  await file.read(head, 0, head.length, 0);
  await file.read(tail, 0, tail.length, size - tail.length);
  return mediaTypeOf(head, tail);
}

/** What was uploaded has been counted, and what is made of it is smaller. */
const store = (storage: FileStorage, key: string, path: string) =>
  storage.put(key, createReadStream(path), { maxBytes: Infinity });
