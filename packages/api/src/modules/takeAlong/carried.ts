import type { TakenLists } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { MediaModel } from '../media/model.ts';
import { PostMediaModel } from '../media/postMedia.ts';
import type { PostModel } from '../posts/model.ts';
import { shownMedia } from './mediaFiles.ts';

type Carried = TakenLists['posts']['media'];

/** The pictures and videos of some posts, each with what was written for that post. */
export async function carriedBy(
  db: Knex,
  posts: PostModel[],
  gone: ReadonlySet<string>,
): Promise<Map<string, Carried>> {
  const rows = await PostMediaModel.query(db)
    .whereIn(
      'postId',
      posts.map(({ id }) => id),
    )
    .orderBy(['postId', 'place']);
  const media = await MediaModel.query(db).findByIds(rows.map(({ mediaId }) => mediaId));
  const known = new Map(media.map((one) => [one.id, one]));
  const carried = new Map<string, Carried>();
  for (const { postId, mediaId, description } of rows) {
    const one = known.get(mediaId);
    if (!one) continue;
    const shown = { ...shownMedia(one, gone), description: description || one.description };
    carried.set(postId, [...(carried.get(postId) ?? []), shown]);
  }
  return carried;
}
