import { mediaUrl } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live, withDeleted } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';
import { transact } from '../../db/transact.ts';
import { sweepArrivals } from './arrivals.ts';
import { removeFiles } from './removal.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { MediaModel } from './model.ts';

const HOUR_MS = 3_600_000;

/** What is not ready after a day never will be: its address worked for an hour. */
const UNFINISHED_MS = 24 * HOUR_MS;

/** The pictures of a draft are stored for a week. */
const UNUSED_MS = 8 * 24 * HOUR_MS;

/** As many as one sweep takes, so that it ends; the next one goes on. */
const MOST = 500;

/** As many as go in one turn. */
const TURN = 20;

/**
 * Rows that are too old and shown nowhere, also in no post that a moderator looks at, in no post or profile that one may bring back, and of
 * nobody who may come back; those that a sweep before has begun with are `failed`. `taken` is JSON, where an address stands in quotes.
 */
const IS_OVER = `media.created_at < :unfinished and media.state <> 'ready'
  or media.created_at < :unused
    and not exists (select 1 from leavings where leavings.member_id = media.owner_id)
    and not exists (
      select 1 from post_media carried join ${withDeleted('posts', 'posts')} on posts.id = carried.post_id
      where carried.media_id = media.id and (posts.deleted_at is null or posts.deleted_by <> posts.author_id
        or exists (
          select 1 from moderation_cases held
          where held.subject_kind = 'post' and held.subject_id = posts.id and held.closed_at is null)))
    and not exists (
      select 1 from moderation_decisions hiding
      where hiding.owner_id = media.owner_id and hiding.undone_at is null
        and hiding.taken like '%"${mediaUrl('')}' || media.id || '"%')
    and not exists (select 1 from users where users.avatar_media_id = media.id)
    and not exists (select 1 from plan_photos where plan_photos.media_id = media.id)
    and not exists (select 1 from redemptions where redemptions.media_id = media.id)
    and not exists (select 1 from ${withDeleted('media', 'videos')} where videos.poster_id = media.id)`;

interface Swept {
  db: Knex;
  storage: FileStorage;
}

/**
 * Removes files that nobody will see: those that never came whole, and those that no post, no profile, no plan and no reward shows. Answers
 * how many. Several processes may do it at once. No transaction is open while files are removed: PostgreSQL would end it.
 */
export async function sweepMedia({ db, storage }: Swept, now: Date, most = MOST): Promise<number> {
  const ages = {
    unfinished: new Date(now.getTime() - UNFINISHED_MS).toISOString(),
    unused: new Date(now.getTime() - UNUSED_MS).toISOString(),
  };
  let count = 0;
  while (count < most) {
    const swept = await sweepSome({ db, storage }, ages);
    if (swept === 0) break;
    count += swept;
  }
  await sweepArrivals(db, now);
  await storage.sweep(new Date(now.getTime() - UNFINISHED_MS));
  return count;
}

/**
 * A row that is to go is made `failed` first, so that no post can take it anymore, then its files go, then the row: a
 * sweep that is stopped in between is carried on by the next one.
 */
async function sweepSome({ db, storage }: Swept, ages: Record<string, string>): Promise<number> {
  const rows = await transact(db, (trx) => takeSome(trx, ages));
  for (const { id } of rows) {
    await removeFiles(storage, id);
    await MediaModel.query(db).deleteById(id);
  }
  return rows.length;
}

/** Locked first, and looked at again: a post may just have taken one. */
async function takeSome(trx: Knex.Transaction, ages: Record<string, string>): Promise<{ id: string }[]> {
  const locked = isPostgres(trx) ? 'for update skip locked' : '';
  const found = await trx.raw<{ id: string }[]>(
    `select media.id from ${live('media')} where ${IS_OVER} order by media.created_at limit ${TURN} ${locked}`,
    ages,
  );
  const over = await MediaModel.query(trx)
    .findByIds(found.map(({ id }) => id))
    .whereRaw(`(${IS_OVER})`, ages)
    .select('id');
  await MediaModel.query(trx)
    .findByIds(over.map(({ id }) => id))
    .patch({ state: 'failed' });
  return over;
}
