import { mediaIdIn, postDescriptions, postMedia, apiError } from '@friendbase/contract';
import type { Media, Post, PostDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { live } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';
import { reportedIdsSql } from '../reports/model.ts';
import { ownReadyMedia } from './model.ts';

/** That a post carries a picture or video, at this place among them. */
export class PostMediaModel extends Model {
  static override tableName = 'post_media';
  static override idColumn = ['postId', 'place'];

  declare postId: string;
  declare place: number;
  declare mediaId: string;
  /** What the author wrote for this post. */
  declare description: string;
}

/** The rows of a post's pictures and videos. */
export const postMediaRows = ({
  id,
  mediaUrls,
  mediaDescriptions,
}: Pick<Post, 'id' | 'mediaUrls' | 'mediaDescriptions'>) =>
  mediaUrls.map((url, place) => ({
    postId: id,
    place,
    mediaId: mediaIdIn(url),
    description: mediaDescriptions[place] ?? '',
  }));

/** What an answer says of a post's pictures and videos. */
type CarriedMedia = Pick<Post, 'media' | 'mediaUrls' | 'mediaDescriptions'>;

/** Gives a new post its pictures and videos. Throws 404 unless all are its author's own and ready. */
export async function attachMedia(
  trx: Knex.Transaction,
  postId: string,
  draft: PostDraft,
): Promise<CarriedMedia> {
  const { mediaUrls } = draft;
  if (mediaUrls.length === 0) return { mediaUrls, mediaDescriptions: [], media: [] };
  // Locked until the transaction ends, so that they are still ready when the post is there.
  const own = await ownReadyMedia(trx, draft.authorId).findByIds(mediaUrls.map(mediaIdIn)).forShare();
  const found = mediaUrls.map((url) => own.find(({ id }) => id === mediaIdIn(url)));
  if (!found.every((it) => it !== undefined)) throw apiError('mediaNotFound');
  const carried = { mediaUrls, mediaDescriptions: postDescriptions(draft, found) };
  await trx(PostMediaModel.tableName).insert(postMediaRows({ id: postId, ...carried }));
  return { ...carried, media: found.map(postMedia) };
}

/**
 * SQL for the media of `postId`, a column, as `reader` sees them: one JSON list of `CarriedRow`s, in the order of their
 * places.
 */
export const carriedMediaSql = (db: Knex, postId: string, reader: string): string => {
  const [list, row] = isPostgres(db) ? ['json_agg', 'json_build_array'] : ['json_group_array', 'json_array'];
  return `(select ${list}(${row}(known.id, carried.description, known.kind, known.width, known.height,
      known.duration_ms, known.poster_id) order by carried.place)
    from post_media carried cross join ${live('media', 'known')}
    where carried.post_id = ${postId} and known.id = carried.media_id
      and known.id not in (${reportedIdsSql(reader, 'picture')}))`;
};

/** What `carriedMediaSql` gives: text on SQLite, a list on PostgreSQL, and null there for no media. */
export type CarriedMediaValue = string | CarriedRow[] | null;

type CarriedRow = [
  id: string,
  description: string,
  kind: Media['kind'],
  width: number | null,
  height: number | null,
  durationMs: number | null,
  posterId: string | null,
];

export function carriedMedia(value: CarriedMediaValue): CarriedMedia {
  const rows = (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as CarriedRow[];
  const media = rows.map(([id, , kind, width, height, durationMs, posterId]) =>
    postMedia({ id, kind, width, height, durationMs, posterId }),
  );
  return {
    media,
    mediaUrls: media.map(({ url }) => url),
    mediaDescriptions: rows.map(([, description]) => description),
  };
}
