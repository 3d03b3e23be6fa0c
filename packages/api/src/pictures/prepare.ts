import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refused } from '@friendbase/contract';
import { limitConcurrency } from '../db/concurrencyLimit.ts';
import { isFull } from '../storage/full.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { DrawPicture } from './drawing.ts';
import { HEAD_BYTES, mediaTypeOf, TAIL_BYTES } from './mediaType.ts';
import type { MediaType } from './mediaType.ts';
import { fileOfWidth } from './sizes.ts';
import { blankAbout } from './videoBoxes.ts';

/** What was made of a file. A video has the size that its sender says, and no widths. */
export interface PreparedMedia extends MediaType {
  width: number | null;
  height: number | null;
  widths: number[];
}

/**
 * Makes what members will see of `media/{id}/original`, and keeps it beside it. The same again when it is repeated. Throws
 * what the file is refused for.
 */
export type PrepareMedia = (id: string) => Promise<PreparedMedia>;

/** As much of the disk as copies of files may take, for five at once of 50 MB. */
const QUEUE = { atOnce: 5, mostWaiting: 100, waitMs: 60_000 };

export function createPreparation(storage: FileStorage, draw: DrawPicture): PrepareMedia {
  const run = limitConcurrency(QUEUE);
  return (id) =>
    run(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'friendbase-media-'));
      try {
        return await prepareIn(folder, `media/${id}`, storage, draw);
      } catch (error) {
        throw isFull(error) ? refused('storageFull') : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
}

async function prepareIn(
  folder: string,
  place: string,
  storage: FileStorage,
  draw: DrawPicture,
): Promise<PreparedMedia> {
  const path = join(folder, 'original');
  const key = `${place}/original`;
  if (!(await storage.stat(key))) throw refused('uploadNotFinished');
  await using file = await open(path, 'wx+', 0o600);
  await file.writeFile(storage.open(key));
  const type = await typeOf(file);
  if (type.kind === 'video') {
    if (type.mimeType !== 'video/webm' && (await blankAbout(file))) await keep(storage, key, path);
    return { ...type, width: null, height: null, widths: [] };
  }
  const drawn = await draw({ path, mimeType: type.mimeType, folder });
  if ('refusal' in drawn) throw refused(drawn.refusal);
  for (const name of drawn.widths.map(fileOfWidth))
    await keep(storage, `${place}/${name}`, join(folder, name));
  return { ...type, ...drawn };
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
const keep = (storage: FileStorage, key: string, path: string) =>
  storage.put(key, createReadStream(path), { maxBytes: Infinity });
