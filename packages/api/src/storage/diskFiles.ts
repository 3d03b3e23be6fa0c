import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countedBytes, apiError } from '@friendbase/contract';
import { codeOf } from '../db/failures.ts';

/** What members send is for their friends' eyes: no other user of this machine reads it. */
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** What is on its way in stands here: a stop in the middle leaves no half file under a key. */
const ARRIVING = '.arriving';

export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: OWNER_ONLY.folder });

interface Received {
  size: number;
  /** Gives it its name, in place of what had it. The folder has to be there. */
  moveTo: (path: string) => Promise<void>;
}

/**
 * Writes bytes to a temporary name and gives the file to `store`, all of it or nothing: whatever goes wrong, the
 * temporary file is gone. Throws `storageFull` where there is no room.
 */
export async function receive<Result>(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
  store: (file: Received) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, ARRIVING, randomUUID());
  try {
    await makeFolder(dirname(path));
    const size = await writeWhole(path, countedBytes(bytes, maxBytes));
    return await store({ size, moveTo: (target) => moveInto(path, target) });
  } catch (error) {
    throw isFull(error) ? Object.assign(apiError('storageFull'), { cause: error }) : error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes and syncs: a machine that loses power has the file, or it has none. */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', OWNER_ONLY.file);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      size += chunk.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size;
}

async function moveInto(path: string, target: string): Promise<void> {
  await rename(path, target);
  await syncFolder(dirname(target));
}

/** Makes the new name in a folder last. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Where parts stood before they had keys as whole files do. */
const FORMER_PARTS = '.parts';

/** Removes what was on its way in when a process ended, and has not changed since `until`. */
export async function sweepArriving(folder: string, until: Date): Promise<void> {
  for (const place of [ARRIVING, FORMER_PARTS].map((name) => join(folder, name))) {
    for (const name of await readdir(place).catch(noneIfGone)) {
      const path = join(place, name);
      const found = await stat(path).catch(noneIfGone);
      if ('mtime' in found && found.mtime < until) await rm(path, { recursive: true, force: true });
    }
  }
}

function noneIfGone(error: unknown): [] {
  if (codeOf(error) !== 'ENOENT') throw error;
  return [];
}

/** Whether writing failed because there is no room, or no more of it for this user, or nothing at all may be written. */
export const isFull = (error: unknown): boolean => /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$/.test(codeOf(error));
