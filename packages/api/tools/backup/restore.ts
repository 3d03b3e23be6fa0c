import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, lockDataDir } from '../../src/db/sqlite.ts';
import { StartError } from '../../src/startError.ts';
import { diskStorage, uploadsFolder } from '../../src/storage/disk.ts';
import { DATABASE_NAME, openArchive } from './archive.ts';
import type { Archive, Manifest } from './archive.ts';
import { readSnapshot, requireWhole } from './snapshot.ts';

/** What is being brought back stands here until all of it is found whole. */
const RESTORING = '.restoring';

interface Asked {
  file: string;
  /** Where it is brought back; there must be no data yet. */
  dataDir: string;
}

/** Brings back what `makeBackup` has made, all of it or nothing. Throws `StartError`. */
export async function restoreBackup({ file, dataDir }: Asked): Promise<Manifest> {
  for (const path of [databaseFile(dataDir), uploadsFolder(dataDir)]) {
    if (existsSync(path)) {
      throw new StartError(`There is data at ${path}. Move it away, or set DATA_DIR to an empty folder.`);
    }
  }
  using archive = await openArchive(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // No program makes a database of its own there meanwhile.
  const release = await lockDataDir(dataDir);
  const restoring = join(dataDir, RESTORING);
  try {
    await rm(restoring, { recursive: true, force: true });
    await extract(archive, restoring);
    await readSnapshot(join(restoring, DATABASE_NAME), requireWhole);
    if (existsSync(uploadsFolder(restoring))) await rename(uploadsFolder(restoring), uploadsFolder(dataDir));
    await rename(join(restoring, DATABASE_NAME), databaseFile(dataDir));
    return archive.manifest;
  } finally {
    await rm(restoring, { recursive: true, force: true });
    await release();
  }
}

/** Files in a folder have the names that they have in a backup, and its storage takes no name that leads out of it. */
async function extract({ manifest, read }: Archive, folder: string): Promise<void> {
  const storage = diskStorage(folder);
  for (const listed of manifest.files) {
    await storage.put(listed.name, read(listed), { maxBytes: listed.byteSize });
  }
}
