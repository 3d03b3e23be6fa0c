import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OWNER_ONLY } from '../../src/db/dataFiles.ts';
import { codeOf } from '../../src/db/failures.ts';
import { databaseFile } from '../../src/db/sqlite.ts';
import { EXPORTS } from '../../src/modules/takeAlong/model.ts';
import { zipOf } from '../../src/modules/takeAlong/zip.ts';
import type { ZipEntry } from '../../src/modules/takeAlong/zip.ts';
import { StartError } from '../../src/startError.ts';
import { MEDIA } from '../../src/storage/storage.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { DATABASE_NAME, digested, MANIFEST_NAME, UPLOADS_NAME, verifyArchive } from './archive.ts';
import type { ListedFile, Manifest } from './archive.ts';
import { namedFiles, readSnapshot, requireWhole, takeSnapshot } from './snapshot.ts';

/**
 * How often the database is copied: files that it names may be deleted before their turn comes, and the next copy does not name
 * them anymore.
 */
const MOST_SNAPSHOTS = 3;

interface Asked {
  dataDir: string;
  /** Where the files of members are. */
  storage: FileStorage;
  /** Where the backup goes; there must be nothing yet. */
  file: string;
  now: Date;
}

/**
 * Copies the database and the files of members to one file, also while FriendBase runs: as all was at one moment. The file
 * has its name once it was read again and found whole. Throws `StartError`.
 */
export async function makeBackup({ dataDir, storage, file, now }: Asked): Promise<Manifest> {
  const filename = databaseFile(dataDir);
  if (!existsSync(filename)) throw new StartError(`There is no database at ${filename}. Set DATA_DIR.`);
  if (existsSync(file)) throw new StartError(`${file} is there already. Nothing was changed.`);
  const [part, snapshot] = [`${file}.part`, `${file}.part.sqlite`];
  try {
    const entries = entriesOf({ dataDir, storage, snapshot, now });
    await pipeline(zipOf(entries, now), createWriteStream(part, { mode: OWNER_ONLY, flush: true }));
    const manifest = await verifyArchive(part);
    await rename(part, file);
    return manifest;
  } catch (error) {
    throw noRoom(error) ?? error;
  } finally {
    await rm(part, { force: true });
    await rm(snapshot, { force: true });
  }
}

/** Files stand before the database: it is copied until nothing that it names is missing. */
async function* entriesOf({
  dataDir,
  storage,
  snapshot,
  now,
}: Omit<Asked, 'file'> & { snapshot: string }): AsyncGenerator<ZipEntry> {
  const written = new Map<string, ListedFile>();
  const copy = (name: string, bytes: AsyncIterable<Uint8Array>): ZipEntry => ({
    name,
    bytes: unlessGone(digested(bytes, (found) => written.set(name, { name, ...found }))),
    isStored: name.startsWith(UPLOADS_NAME),
  });
  for (let snapshots = 1; ; snapshots += 1) {
    await takeSnapshot(databaseFile(dataDir), snapshot);
    const named = await readSnapshot(snapshot, async (db) => {
      // Before hours of copying: a damaged database makes no backup.
      await requireWhole(db);
      return namedFiles(db);
    });
    for (const place of [MEDIA, EXPORTS]) {
      for await (const { key } of storage.list(place)) {
        const name = `${UPLOADS_NAME}${key}`;
        if (named.knows(key) && !written.has(name)) yield copy(name, storage.open(key));
      }
    }
    const lost = named.required.filter((key) => !written.has(`${UPLOADS_NAME}${key}`));
    if (lost.length > 0 && snapshots < MOST_SNAPSHOTS) continue;
    yield copy(DATABASE_NAME, createReadStream(snapshot));
    const files = [...written.values()].filter(
      ({ name }) => name === DATABASE_NAME || named.knows(name.slice(UPLOADS_NAME.length)),
    );
    const manifest: Manifest = {
      format: 'FriendBase backup',
      version: 1,
      madeAt: now.toISOString(),
      files,
      lost,
    };
    yield { name: MANIFEST_NAME, bytes: Readable.from([JSON.stringify(manifest)]) };
    return;
  }
}

/** Nothing of a file that is deleted before its turn. */
async function* unlessGone(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** By the code of the operating system or of SQLite. */
const noRoom = (error: unknown): StartError | undefined =>
  ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(codeOf(error))
    ? new StartError('There is no room left for the backup. Nothing was changed.')
    : undefined;
