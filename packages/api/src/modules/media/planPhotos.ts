import { apiError, mediaIdIn, mediaUrl, picturesOf } from '@friendbase/contract';
import type { PicturePurpose, PlanDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { live } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';
import { namedIds } from '../friendships/friendsAmong.ts';
import { ownReadyMedia } from './model.ts';

/** A picture of a plan, and of what members see of it. */
export class PlanPhotoModel extends Model {
  static override tableName = 'plan_photos';
  static override idColumn = ['planId', 'purpose', 'place'];

  declare planId: string;
  declare purpose: PicturePurpose;
  declare place: number;
  declare mediaId: string;
  declare description: string;
}

/** The rows of a plan's pictures. */
export const planPhotoRows = (planId: string, draft: PlanDraft) =>
  picturesOf(draft).map(({ purpose, place, url, description }) => ({
    planId,
    purpose,
    place,
    mediaId: mediaIdIn(url),
    description,
  }));

type Row = Pick<PlanPhotoModel, 'planId' | 'mediaId' | 'description'>;

/** The pictures of cards that can be shown: ready, not taken away, and of nobody whose account is closed. */
const SHOWN = `from plan_photos carried
    join ${live('media')} on media.id = carried.media_id and media.state = 'ready'
    join users owners on owners.id = media.owner_id and owners.closed_at is null
    where carried.purpose = 'card'`;

export function photosStatement(ids: readonly string[]) {
  const { names, values } = namedIds(ids);
  const sql = `select carried.plan_id, carried.media_id, carried.description ${SHOWN} and carried.plan_id in (${names})`;
  return { sql, values };
}

/** SQL for the picture of `planId`, a column, beside its row: a JSON list of its file and description, null for one without. */
export const photoSql = (db: Knex, planId: string): string =>
  `(select ${isPostgres(db) ? 'json_build_array' : 'json_array'}(carried.media_id, carried.description)
    ${SHOWN} and carried.plan_id = ${planId} limit 1)`;

type Pictured = [mediaId: string, description: string];

/** What `photoSql` gives: text on SQLite, a list on PostgreSQL. */
export type PhotoValue = string | Pictured | null;

const photoOf = (mediaId: string, description: string): Pick<PlanDraft, 'photo'> => ({
  photo: { url: mediaUrl(mediaId), description },
});

/** What an answer says of a picture. A plan without one has the drawing. */
export function photoIn(value: PhotoValue): Pick<PlanDraft, 'photo'> {
  if (value === null) return {};
  const [mediaId, description] = (typeof value === 'string' ? JSON.parse(value) : value) as Pictured;
  return photoOf(mediaId, description);
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
    rows.map(({ planId, mediaId, description }) => [planId, photoOf(mediaId, description)]),
  );
  return (id) => photos.get(id) ?? {};
}

/**
 * Gives a plan its pictures, or none. Those that it has may stay, whoever's they are; others have to be the organizer's own. Throws 404
 * for any that is not ready, and for what is no image.
 */
export async function replacePhotos(
  trx: Knex.Transaction,
  planId: string,
  draft: PlanDraft,
  organizerId: string,
): Promise<void> {
  const rows = planPhotoRows(planId, draft);
  const before = await PlanPhotoModel.query(trx).where({ planId });
  const added = new Set(rows.map(({ mediaId }) => mediaId));
  for (const { mediaId } of before) added.delete(mediaId);
  // Locked until the transaction ends, so that they are still ready when the plan has them.
  const own = await ownReadyMedia(trx, organizerId)
    .findByIds([...added])
    .where({ kind: 'image' })
    .forShare();
  if (own.length < added.size) throw apiError('mediaNotFound');
  await PlanPhotoModel.query(trx).delete().where({ planId });
  if (rows.length > 0) await trx(PlanPhotoModel.tableName).insert(rows);
}
