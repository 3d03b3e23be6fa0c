import { fittingWidth, placeholderFile, apiError } from '@friendbase/contract';
import type { StoredFile } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { FileStorage } from '../../storage/storage.ts';
import { widthKey } from '../../storage/storage.ts';
import { MediaModel } from './model.ts';
import { isInCase, mayView } from './visibility.ts';

interface Asked {
  id: string;
  viewer: { id: string; isModerator: boolean };
  width: number | undefined;
}

/** The file that a member may see. Throws 404 for all others. */
export async function shownFile(
  db: Knex,
  storage: FileStorage,
  { id, viewer, width }: Asked,
): Promise<StoredFile> {
  const row = await seenRow(db, id, viewer);
  if (!row) throw apiError('mediaNotFound');
  if (row.kind === 'image') return pictureFile(storage, row, width);
  if (width === undefined) return storedFile(storage, row.fileKey, row.mimeType);
  const poster = row.posterId === null ? undefined : await MediaModel.query(db).findById(row.posterId);
  if (!poster) throw apiError('mediaNotFound');
  return pictureFile(storage, poster, width);
}

/** What this member sees; what was reported is there for moderators, also once it was taken away. */
async function seenRow(db: Knex, id: string, viewer: Asked['viewer']): Promise<MediaModel | undefined> {
  if (await mayView(db, id, viewer.id)) return MediaModel.query(db).findById(id);
  if (!viewer.isModerator || !(await isInCase(db, id, viewer.id))) return undefined;
  return MediaModel.queryWithDeleted(db).findById(id);
}

function pictureFile(storage: FileStorage, row: MediaModel, asked: number | undefined): Promise<StoredFile> {
  const width = fittingWidth(JSON.parse(row.widths) as number[], asked);
  return width === undefined
    ? storedFile(storage, row.fileKey, row.mimeType)
    : storedFile(storage, widthKey(row.id, width), 'image/webp');
}

/** Where the file of a picture is gone, what stands for it. */
async function storedFile(
  storage: FileStorage,
  key: string | null,
  type: string | null,
): Promise<StoredFile> {
  const found = key === null ? undefined : await storage.stat(key);
  if (!found || !type) return placeholderFile;
  return {
    type,
    size: found.size,
    // No key ever gets other bytes.
    version: found.key.replaceAll(/[^\w-]/g, '_'),
    open: (range) => storage.open(found.key, range),
  };
}
