import type { FinalMediaError, Media } from '@friendbase/contract';
import type { Knex } from 'knex';
import { DeletableModel, withDeleted } from '../../db/deletable.ts';

/** A picture or video as it is stored. */
export class MediaModel extends DeletableModel implements Media {
  static override tableName = 'media';

  declare id: string;
  declare ownerId: string;
  declare kind: Media['kind'];
  declare state: Media['state'];
  declare byteSize: number | null;
  declare mimeType: string | null;
  declare width: number | null;
  declare height: number | null;
  declare durationMs: number | null;
  declare posterId: string | null;
  declare description: string;
  declare createdAt: string;
  declare uploadTokenHash: string | null;
  declare uploadExpiresAt: string | null;
  /** Which of the files that came counts. */
  declare arrival: string | null;
  declare failure: FinalMediaError | null;
  declare fileKey: string | null;
  /** A JSON list. */
  declare widths: string;
}

/** A post that moderators have hidden carries it, or the film that it stands for. Raw SQL, as it reads deleted posts. */
const IS_HIDDEN = `exists (
  select 1 from post_media carried join ${withDeleted('posts', 'posts')} on posts.id = carried.post_id
  where posts.deleted_at is not null and (posts.deleted_by is null or posts.deleted_by <> posts.author_id)
    and (carried.media_id = media.id or carried.media_id in (
      select films.id from ${withDeleted('media', 'films')} where films.poster_id = media.id)))`;

/**
 * What a member may share: their own, once it is ready, and not again what was hidden with a post. The one statement that
 * writes also asks this.
 */
export const ownReadyMedia = (db: Knex, ownerId: string) =>
  MediaModel.query(db).where({ ownerId, state: 'ready' }).whereRaw(`not ${IS_HIDDEN}`);
