import { constants, createReadStream } from 'node:fs';
import { access, opendir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../db/failures.ts';
import { makeFolder, receive, sweepArriving } from './diskFiles.ts';
import { STORAGE_KEY } from './storage.ts';
import type { FileStorage, StoredFile } from './storage.ts';

/** Where the files of members are in a data folder. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Stores files in a folder, which is made with the first one. */
export function diskStorage(folder: string): FileStorage {
  return {
    async put(key, bytes, { maxBytes }) {
      const path = pathOf(folder, key);
      return receive(folder, bytes, maxBytes, async ({ size, moveTo }) => {
        await makeFolder(dirname(path));
        await moveTo(path);
        return { size };
      });
    },
    open: (key, range, pieceBytes) =>
      createReadStream(pathOf(folder, key), {
        ...(range && { start: range.start, end: range.end - 1 }),
        ...(pieceBytes !== undefined && { highWaterMark: pieceBytes }),
      }),
    stat: (key) => storedFile(folder, pathOf(folder, key)),
    async remove(key) {
      const path = pathOf(folder, key);
      await rm(path, { force: true });
      // Others may still be in the same folder.
      await rmdir(dirname(path)).catch(() => undefined);
    },
    async *list(prefix) {
      for await (const path of filesIn(pathOf(folder, prefix))) {
        const found = await storedFile(folder, path);
        if (found) yield found;
      }
    },
    check: () => requireWritable(folder),
    sweep: (until) => sweepArriving(folder, until),
  };
}

/** A folder that is yet to be made needs one that it can be made in. */
async function requireWritable(folder: string): Promise<void> {
  try {
    // The slash: a file in its place is none.
    await access(`${folder}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await requireWritable(dirname(folder));
  }
}

/** Throws for a key that could lead out of the folder. */
function pathOf(folder: string, key: string): string {
  if (!STORAGE_KEY.test(key)) throw new Error('A file has a key of no known form.');
  return join(folder, ...key.split('/'));
}

async function storedFile(folder: string, path: string): Promise<StoredFile | undefined> {
  try {
    const { size, mtime } = await stat(path);
    return { key: relative(folder, path).split(sep).join('/'), size, storedAt: mtime };
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
