import { apiError, mediaIdIn, mediaUrl } from '@friendbase/contract';
import type { DescribedPicture, PlanDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { live } from '../../db/deletable.ts';
import { namedIds } from '../friendships/friendsAmong.ts';
import { ownReadyMedia } from './model.ts';

/** The picture of a plan, and of what members see of it. */
export class PlanPhotoModel extends Model {
  static override tableName = 'plan_photos';
  static override idColumn = 'planId';

  declare planId: string;
  declare mediaId: string;
  declare description: string;
}

/** The row of a plan's picture, where it has one. */
export const planPhotoRows = (planId: string, { photo }: Pick<PlanDraft, 'photo'>) =>
  photo ? [{ planId, mediaId: mediaIdIn(photo.url), description: photo.description }] : [];

/** SQL for the pictures of plans that can be shown: ready, not taken away, and of nobody whose account is closed. */
export const SHOWN_PHOTOS = `plan_photos carried
  join ${live('media')} on media.id = carried.media_id and media.state = 'ready'
  join users owners on owners.id = media.owner_id and owners.closed_at is null`;

interface Row extends DescribedPicture {
  planId: string;
  mediaId: string;
}

export function photosStatement(ids: readonly string[]) {
  const { names, values } = namedIds(ids);
  const sql = `select carried.plan_id, carried.media_id, carried.description from ${SHOWN_PHOTOS} where carried.plan_id in (${names})`;
  return { sql, values };
}

/** What an answer says of the pictures of these, which share their ids with plans. Those without one have the drawing. */
export async function readPhotos(
  db: Knex,
  ids: readonly string[],
): Promise<(id: string) => Pick<PlanDraft, 'photo'>> {
  if (ids.length === 0) return () => ({});
  const { sql, values } = photosStatement(ids);
  const rows = await db.raw<Row[]>(sql, values);
  const photos = new Map(
    rows.map(({ planId, mediaId, description }) => [planId, { url: mediaUrl(mediaId), description }]),
  );
  return (id) => {
    const photo = photos.get(id);
    return photo ? { photo } : {};
  };
}

/**
 * Gives a plan its picture, or none. The one it has may stay, whoever's it is; another has to be the organizer's own. Throws 404 for any
 * that is not ready, and for what is no image.
 */
export async function replacePhoto(
  trx: Knex.Transaction,
  planId: string,
  draft: Pick<PlanDraft, 'photo'>,
  organizerId: string,
): Promise<void> {
  const [row] = planPhotoRows(planId, draft);
  const before = await PlanPhotoModel.query(trx).findById(planId);
  if (row && row.mediaId !== before?.mediaId) {
    // Locked until the transaction ends, so that it is still ready when the plan has it.
    const own = await ownReadyMedia(trx, organizerId)
      .findById(row.mediaId)
      .where({ kind: 'image' })
      .forShare();
    if (!own) throw apiError('mediaNotFound');
  }
  await PlanPhotoModel.query(trx).deleteById(planId);
  if (row) await PlanPhotoModel.query(trx).insert(row);
}
