import { apiError } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import type { Write } from '../context.ts';
import { mediaFolder } from '../../storage/storage.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { MediaModel } from './model.ts';

/** Whether somebody may see it now: in a post, as a member's own picture, with what an organizer makes or a member has redeemed, or as that of a video. */
const IN_USE = `select 1 where exists (
  select 1 from post_media carried join ${live('posts')} on posts.id = carried.post_id where carried.media_id = :id)
or exists (select 1 from users where avatar_media_id = :id)
or exists (select 1 from plan_photos where media_id = :id)
or exists (select 1 from redemptions where media_id = :id)
or exists (select 1 from ${live('media', 'videos')} where videos.poster_id = :id)`;

const isInUse = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await trx.raw<unknown[]>(IN_USE, { id })).length > 0;

/**
 * Removes a member's own file, with all that was made of it. Throws 404 for another's, and 409 while it is shown. The row goes
 * last: what is stopped before that is found by the sweep, or by the same call again.
 */
export async function removeMedia(
  write: Write,
  storage: FileStorage,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  const gone = await write(async (trx) => {
    // Locked, so that no post takes it meanwhile.
    const row = await MediaModel.query(trx).findOne({ id, ownerId }).forUpdate();
    if (!row) throw apiError('mediaNotFound');
    if (await isInUse(trx, id)) throw apiError('mediaInUse');
    const { posterId } = row;
    await MediaModel.query(trx).findById(id).patch({ state: 'failed', posterId: null });
    if (posterId === null || (await isInUse(trx, posterId))) return [id];
    await MediaModel.query(trx).findById(posterId).patch({ state: 'failed' });
    return [id, posterId];
  });
  for (const one of gone) {
    await removeFiles(storage, one);
    await write((trx) => MediaModel.query(trx).deleteById(one));
  }
}

/** Gives up an upload that `open` finds, with all that came of it. The row goes last, as above. */
export async function giveUpUpload(
  storage: FileStorage,
  write: Write,
  open: (trx: Knex.Transaction) => Promise<MediaModel>,
): Promise<void> {
  const id = await write(async (trx) => {
    const row = await open(trx);
    await MediaModel.query(trx).findById(row.id).patch({ state: 'failed' });
    return row.id;
  });
  await removeFiles(storage, id);
  await write((trx) => MediaModel.query(trx).deleteById(id));
}

/** Removes all that is stored of a picture or video. */
export async function removeFiles(storage: FileStorage, id: string): Promise<void> {
  for await (const { key } of storage.list(mediaFolder(id))) await storage.remove(key);
}
