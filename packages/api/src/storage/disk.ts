import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { countedBytes, refused } from '@friendbase/contract';
import { codeOf } from '../db/failures.ts';
import { isFull } from './full.ts';
import type { FileStorage, KeptFile } from './storage.ts';

/** What members send is for their friends' eyes: no other user of this machine reads it. */
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** What is on its way in stands here: a stop in the middle leaves no half file under a key. */
const ARRIVING = '.arriving';

/** Keeps files in a folder, which is made with the first one. */
export function diskStorage(folder: string): FileStorage {
  return {
    async put(key, bytes, { maxBytes }) {
      const path = pathOf(folder, key);
      const arriving = join(folder, ARRIVING, randomUUID());
      try {
        for (const parent of [dirname(arriving), dirname(path)]) await makeFolder(parent);
        const size = await writeWhole(arriving, countedBytes(bytes, maxBytes));
        await rename(arriving, path);
        await syncFolder(dirname(path));
        return { size };
      } catch (error) {
        await rm(arriving, { force: true });
        throw isFull(error) ? refused('storageFull') : error;
      }
    },
    open: (key, range) =>
      createReadStream(pathOf(folder, key), range && { start: range.start, end: range.end - 1 }),
    stat: (key) => keptFile(folder, pathOf(folder, key)),
    async remove(key) {
      const path = pathOf(folder, key);
      await rm(path, { force: true });
      // Others may still be in the same folder.
      await rmdir(dirname(path)).catch(() => undefined);
    },
    async *list(prefix) {
      for await (const path of filesIn(pathOf(folder, prefix))) {
        const found = await keptFile(folder, path);
        if (found) yield found;
      }
    },
  };
}

/** Throws for a key that could lead out of the folder. */
function pathOf(folder: string, key: string): string {
  if (!/^(?:[\w-][\w.-]*\/?)+$/.test(key)) throw new Error('A file has a key of no known form.');
  return join(folder, ...key.split('/'));
}

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: OWNER_ONLY.folder });

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

/** Makes the new name in a folder last. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function keptFile(folder: string, path: string): Promise<KeptFile | undefined> {
  try {
    const { size, mtime } = await stat(path);
    return { key: relative(folder, path).split(sep).join('/'), size, keptAt: mtime };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Folders go while they are read: somebody removes what was in them. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesIn(path);
      else yield path;
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
