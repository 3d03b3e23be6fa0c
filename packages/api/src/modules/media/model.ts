import type { ErrorCode, Media } from '@friendbase/contract';
import type { Knex } from 'knex';
import { DeletableModel } from '../../db/deletable.ts';

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
  declare failure: ErrorCode | null;
  declare fileKey: string | null;
  /** A JSON list. */
  declare widths: string;
}

/** What a member may share: their own, once it is ready. The one statement that writes also asks this. */
export const ownReadyMedia = (db: Knex, ownerId: string) =>
  MediaModel.query(db).where({ ownerId, state: 'ready' });
