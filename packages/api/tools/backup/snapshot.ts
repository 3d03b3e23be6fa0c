import { rm } from 'node:fs/promises';
import type { Knex } from 'knex';
import { createPrivate } from '../../src/db/dataFiles.ts';
import { connectSqlite, connectSqliteToRead, damageOf } from '../../src/db/sqlite.ts';
import { MediaModel } from '../../src/modules/media/model.ts';
import { ExportModel } from '../../src/modules/takeAlong/model.ts';
import { mediaFolder, widthKey } from '../../src/storage/storage.ts';
import { StartError } from '../../src/startError.ts';

/** Copies a database as it is at one moment, also while a program writes to it. For its owner alone. */
export async function takeSnapshot(filename: string, target: string): Promise<void> {
  await rm(target, { force: true });
  createPrivate(target);
  const db = connectSqlite(filename);
  try {
    await db.raw('vacuum into ?', [target]);
  } finally {
    await db.destroy();
  }
}

/** Reads a database that nobody writes to. */
export async function readSnapshot<Result>(
  filename: string,
  read: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const db = connectSqliteToRead(filename, 1);
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

/** Throws `StartError` for a database that SQLite finds damaged. */
export async function requireWhole(db: Knex): Promise<void> {
  const damage = await damageOf(db);
  if (damage.length > 0) throw new StartError(`The database is damaged: ${JSON.stringify(damage[0])}`);
}

/** Which files a database names. */
export interface NamedFiles {
  /** Whether it knows the file of this key. */
  knows: (key: string) => boolean;
  /** The keys of the files that members may see, which have to be there. */
  required: readonly string[];
}

/** Files are made of what arrived, in its folder: only what members see is named one by one. */
export async function namedFiles(db: Knex): Promise<NamedFiles> {
  // What moderators took away may come back.
  const media = await MediaModel.queryWithDeleted(db).select('id', 'state', 'fileKey', 'widths');
  const exports = await ExportModel.query(db).where({ state: 'ready' }).select('fileKey');
  const folders = new Set(media.map(({ id }) => mediaFolder(id)));
  const exported = new Set(exports.flatMap(({ fileKey }) => fileKey ?? []));
  const shown = media.filter(({ state }) => state === 'ready').flatMap(shownKeys);
  return {
    knows: (key) => folders.has(key.slice(0, key.lastIndexOf('/') + 1)) || exported.has(key),
    required: [...shown, ...exported],
  };
}

/** An uploaded picture is shown in its sizes alone; what else is shown has one file. */
const shownKeys = ({ id, fileKey, widths }: MediaModel): string[] => [
  ...(fileKey === null ? [] : [fileKey]),
  ...(JSON.parse(widths) as number[]).map((width) => widthKey(id, width)),
];
