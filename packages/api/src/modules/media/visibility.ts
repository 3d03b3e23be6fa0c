import type { Friendship } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import { reportedIdsSql } from '../reports/model.ts';

/** Whether viewer and owner have a row of this status. Two selects, so that each finds its row in one index. */
const pairIs = (status: Friendship['status']): string => `exists (
  select 1 from friendships where user_id = :viewer and status = '${status}' and friend_id = media.owner_id
  union all
  select 1 from friendships where friend_id = :viewer and status = '${status}' and user_id = media.owner_id)`;

/**
 * A file is for its owner, for who reads a post that carries it (the contract's `mayReadPost`: a post carries its author's
 * own media alone), and as a member's own picture for everybody who may meet them; for nobody with a block between the
 * two, and not for who has reported it. What an organizer has published carries its picture for all, a draft for organizers, and a reward for who has redeemed it. Raw SQL: each condition is one look into an index, and Objection would read the rows.
 */
const VISIBLE_MEDIA = `
select media.id from ${live('media')}
where media.id = :id and media.state = 'ready' and (
  media.owner_id = :viewer
  or not ${pairIs('blocked')} and media.id not in (${reportedIdsSql(':viewer', 'picture')}) and (
    exists (select 1 from users owners
      where owners.id = media.owner_id and owners.avatar_media_id = media.id and owners.closed_at is null)
    or exists (
      select 1 from post_media carried join ${live('posts')} on posts.id = carried.post_id
      where carried.media_id = media.id and posts.id not in (${reportedIdsSql(':viewer', 'post')}) and (posts.privacy = 'public' or ${pairIs('accepted')})))
  or exists (select 1 from users owners where owners.id = media.owner_id and owners.closed_at is null) and (
    exists (select 1 from redemptions where redemptions.media_id = media.id and redemptions.user_id = :viewer)
    or exists (
      select 1 from plan_photos carried join plans on plans.id = carried.plan_id
      where carried.media_id = media.id and (carried.purpose <> 'content' and plans.state = 'published'
        or exists (select 1 from users where id = :viewer and role = 'organizer')))))`;

export const visibleMediaStatement = (id: string, viewer: string) => ({
  sql: VISIBLE_MEDIA,
  values: { id, viewer },
});

/** Whether a member may see the file of a picture or video. */
export async function mayView(db: Knex, mediaId: string, viewerId: string): Promise<boolean> {
  const { sql, values } = visibleMediaStatement(mediaId, viewerId);
  return (await db.raw<unknown[]>(sql, values)).length > 0;
}

/** Raw SQL, as above: a picture that a case is about, or that its post carries, but none of the moderator's own. */
const IN_CASE = `
select 1 from moderation_cases cases
where cases.subject_kind = 'picture' and cases.subject_id = :id and cases.owner_id <> :viewer
union all
select 1 from post_media carried join moderation_cases cases on cases.subject_id = carried.post_id
where carried.media_id = :id and cases.subject_kind = 'post' and cases.owner_id <> :viewer
limit 1`;

/** Whether a moderator may see the file because it was reported, also once it was taken away. */
export const isInCase = async (db: Knex, mediaId: string, viewerId: string): Promise<boolean> =>
  (await db.raw<unknown[]>(IN_CASE, { id: mediaId, viewer: viewerId })).length > 0;
