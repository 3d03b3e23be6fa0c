import { mediaIdIn, mediaUrl, postDescriptions, refused } from '@friendbase/contract';
import type { Post, PostDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { isPostgres } from '../../db/dialect.ts';
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
type CarriedMedia = Pick<Post, 'mediaUrls' | 'mediaDescriptions'>;

/** Gives a new post its pictures and videos. Throws 404 unless all are its author's own and ready. */
export async function attachMedia(
  trx: Knex.Transaction,
  postId: string,
  draft: PostDraft,
): Promise<CarriedMedia> {
  const { mediaUrls } = draft;
  if (mediaUrls.length === 0) return { mediaUrls, mediaDescriptions: [] };
  // Locked until the transaction ends, so that they are still ready when the post is there.
  const own = await ownReadyMedia(trx, draft.authorId).findByIds(mediaUrls.map(mediaIdIn)).forShare();
  const media = mediaUrls.map((url) => own.find(({ id }) => id === mediaIdIn(url)));
  if (!media.every((it) => it !== undefined)) throw refused('mediaNotFound');
  const carried = { mediaUrls, mediaDescriptions: postDescriptions(draft, media) };
  await trx(PostMediaModel.tableName).insert(postMediaRows({ id: postId, ...carried }));
  return carried;
}

/** SQL for the media of `postId`, a column: one JSON list of pairs, in the order of their places. */
export const carriedMediaSql = (db: Knex, postId: string): string => {
  const [list, pair] = isPostgres(db) ? ['json_agg', 'json_build_array'] : ['json_group_array', 'json_array'];
  return `(select ${list}(${pair}(media_id, description) order by place) from post_media where post_id = ${postId})`;
};

/** What `carriedMediaSql` gives: text on SQLite, a list on PostgreSQL, and null there for no media. */
export type CarriedMediaValue = string | [id: string, description: string][] | null;

export function carriedMedia(value: CarriedMediaValue): CarriedMedia {
  const pairs = (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as [string, string][];
  return {
    mediaUrls: pairs.map(([id]) => mediaUrl(id)),
    mediaDescriptions: pairs.map(([, description]) => description),
  };
}
