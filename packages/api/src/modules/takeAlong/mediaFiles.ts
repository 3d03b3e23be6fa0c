import type { TakenLists } from '@friendbase/contract/taken-file';
import { fittingWidth } from '@friendbase/contract';
import type { Knex } from 'knex';
import { widthKey } from '../../storage/storage.ts';
import { MediaModel } from '../media/model.ts';
import { inPages, ROWS } from './pages.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

type StoredMedia = Pick<
  MediaModel,
  'id' | 'kind' | 'mimeType' | 'widths' | 'fileKey' | 'createdAt' | 'description'
>;

/** Where the file of a picture or video is stored: as large as it is shown. */
export function storedKey({ id, kind, widths, fileKey }: StoredMedia): string | null {
  const width = kind === 'image' ? fittingWidth(JSON.parse(widths) as number[]) : undefined;
  return width === undefined ? fileKey : widthKey(id, width);
}

/** Where it stands in the ZIP: by its day, so that names sort as they came. */
export function fileName(media: StoredMedia): string {
  const isMade = storedKey(media) !== media.fileKey;
  const type = isMade ? 'image/webp' : (media.mimeType ?? '');
  return `media/${media.createdAt.slice(0, 10)}-${media.id}.${EXTENSIONS[type] ?? 'bin'}`;
}

export const ownMedia = (db: Knex, ownerId: string): AsyncGenerator<MediaModel> =>
  inPages<MediaModel>((after) =>
    MediaModel.query(db)
      .where({ ownerId, state: 'ready' })
      .modify((query) => {
        if (after) void query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
      })
      .orderBy(['createdAt', 'id'])
      .limit(ROWS),
  );

/** What the page and the lists say of one. `gone` has those whose file could not be put in. */
export const shownMedia = (
  media: StoredMedia,
  gone: ReadonlySet<string>,
): Omit<TakenLists['media'], 'createdAt'> => ({
  file: gone.has(media.id) ? null : fileName(media),
  kind: media.kind ?? 'image',
  description: media.description,
});
