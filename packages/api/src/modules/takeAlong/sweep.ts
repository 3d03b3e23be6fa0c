import type { Knex } from 'knex';
import type { FileStorage } from '../../storage/storage.ts';
import { exportFolder, ExportModel, EXPORTS } from './model.ts';

interface Swept {
  db: Knex;
  storage: FileStorage;
}

/** A file whose row says nothing of it yet is that of a process that is about to say so. */
const NEW_MS = 3_600_000;

/** Removes the files whose day is over, and those that no export names: of tries that were stopped at their end. */
export async function sweepExports({ db, storage }: Swept, now: Date): Promise<void> {
  const over = await ExportModel.query(db).where('expiresAt', '<=', now.toISOString());
  for (const { id } of over) {
    for await (const { key } of storage.list(exportFolder(id))) await storage.remove(key);
    await ExportModel.query(db).deleteById(id);
  }
  for await (const { key, storedAt } of storage.list(EXPORTS)) {
    if (now.getTime() - storedAt.getTime() < NEW_MS) continue;
    if (!(await ExportModel.query(db).findOne({ fileKey: key }).select('id'))) await storage.remove(key);
  }
}
