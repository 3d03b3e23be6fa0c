import { MOST_COUNTED, wantedKinds } from '@friendbase/contract';
import type { Notification, NotificationCount, NotificationSettings } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import { isThere } from '../../db/dialect.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { isFriendSql, pairedIdsSql } from '../friendships/pairedIds.ts';
import { reportedIdsSql } from '../reports/model.ts';
import type { NotificationModel } from '../../live/notifications.ts';

type Kind = Notification['kind'];
type Unseen = Pick<NotificationCount, 'unseen' | 'messages'>;

/** A member, a column, whose account is open and between whom and the reader there is no block. */
const isReachable = (person: string): string => `(
  ${isThere(`users where users.id = ${person} and closed_at is null`)}
  and ${person} not in (${pairedIdsSql(':reader', 'blocked')})
)`;

/** A member, a column, who is not the reader, and whom the reader wants to hear of. */
const isHeard = (person: string, isFriendsOnly: boolean): string => `(
  ${person} <> :reader and ${isReachable(person)}
  ${isFriendsOnly ? `and ${isFriendSql(person)}` : ''}
)`;

/** What is still to be read of what others did to a post of the reader's, in raw SQL. */
const done = {
  like: { people: 'likes.user_id', from: 'likes', isRead: 'true' },
  reaction: { people: 'reactions.user_id', from: 'reactions', isRead: 'true' },
  comment: {
    people: 'comments.author_id',
    from: live('comments'),
    isRead: `comments.id not in (${reportedIdsSql(':reader', 'comment')})`,
  },
} as const;
export type DoneToPost = keyof typeof done;

const isStillDone = (kind: DoneToPost, isFriendsOnly: boolean): string => {
  const { people, from, isRead } = done[kind];
  return `${isThere(`${live('posts')} where posts.id = notifications.thing_id and posts.author_id = :reader`)}
    and ${isThere(`${from}
      where ${kind}s.post_id = notifications.thing_id and ${isRead} and ${isHeard(people, isFriendsOnly)}`)}`;
};

/** An event that is so, and the reader goes to it. */
const isGoingTo = (isSo: string): string =>
  `${isThere(`events where id = notifications.thing_id and ${isSo}`)}
    and ${isThere(`event_goers where event_id = notifications.thing_id and user_id = :reader`)}`;

/** Whether what a notification is about is still so, by its kind. */
const isSo = ({ isFriendsOnly }: NotificationSettings): Record<Kind, string> => ({
  message: `${isThere(`conversations join ${live('messages')} on messages.id = conversations.last_message_id
    where conversations.member_id = :reader and conversations.partner_id = notifications.thing_id
      and messages.receiver_id = :reader`)}
    and ${isReachable('notifications.thing_id')}`,
  request: `${isThere(`friendships
    where user_id = notifications.thing_id and friend_id = :reader and status = 'pending'`)}
    and ${isReachable('notifications.thing_id')}`,
  accepted: `${isFriendSql('notifications.thing_id')}
    and ${isReachable('notifications.thing_id')}`,
  comment: isStillDone('comment', isFriendsOnly),
  like: isStillDone('like', isFriendsOnly),
  reaction: isStillDone('reaction', isFriendsOnly),
  reportDecided: isThere(`reports where id = notifications.thing_id and state <> 'waiting'`),
  decision: isThere(`moderation_decisions where id = notifications.thing_id and told_at is not null`),
  letter: isThere(`letters where id = notifications.thing_id and answered_at is not null`),
  tournament: isThere(
    `tournament_entries where tournament_id = notifications.thing_id and user_id = :reader`,
  ),
  eventSoon: isGoingTo(`status = 'planned'`),
  event: isGoingTo('changes > 0'),
  // The board is text: it is looked into without a pattern, in which an id could have another meaning.
  turn: `${isThere(`shared_games where id = notifications.thing_id and outcome is null
      and replace(board, '"turnOf":"' || cast(:reader as text) || '"', '') <> board`)}
    and ${isFriendSql('notifications.actor_id')}
    and ${isReachable('notifications.actor_id')}`,
  // What has happened stays so; a card and a passkey are offered to who has none.
  security: `case notifications.thing_id
    when 'offerCard' then (select 1 from recovery_cards where member_id = :reader) is null
    when 'offerPasskey' then (select 1 from passkeys where member_id = :reader limit 1) is null
      and (select declined_at from passkey_offers where member_id = :reader) is null
    else true end`,
});

/** What a reader is told: of the kinds they want, what is still so. */
function toldSql(settings: NotificationSettings, which: string): string {
  const cases = Object.entries(isSo(settings)).map(([kind, holds]) => `when '${kind}' then ${holds}`);
  const kinds = wantedKinds(settings).map((kind) => `'${kind}'`);
  return `from notifications
    where member_id = :reader ${which} and kind in (${kinds.join(', ')})
      and case kind ${cases.join(' ')} end
    order by created_at desc`;
}

/** What a page needs of a notification. */
export type NotificationRow = Pick<NotificationModel, 'id' | 'kind' | 'thingId' | 'createdAt' | 'seenAt'>;

/** The statement of one page; one row more than `limit` tells whether another page follows. */
export const notificationsStatement = (
  reader: string,
  settings: NotificationSettings,
  { before, limit }: PageQuery,
) => ({
  sql: `select id, kind, thing_id, created_at, seen_at ${toldSql(settings, before ? 'and (created_at, id) < (:createdAt, :id)' : '')}, id desc limit :rows`,
  values: { reader, rows: limit + 1, ...before },
});

/** The statement of how many are new, and how many of these are messages. */
export const unseenStatement = (reader: string, settings: NotificationSettings) => ({
  sql: `select count(*) as unseen, count(case kind when 'message' then 1 end) as messages from (
    select kind ${toldSql(settings, 'and seen_at is null')} limit ${MOST_COUNTED}
  ) as counted`,
  values: { reader },
});

/** As many as somebody who is told once of all of them could mean. */
const MOST_AT_ONCE = 20;

/** The statement of what is new since a time. */
export const newSinceStatement = (reader: string, settings: NotificationSettings, since: string) => ({
  sql: `select kind, thing_id ${toldSql(settings, 'and seen_at is null and created_at >= :since')} limit ${MOST_AT_ONCE}`,
  values: { reader, since },
});

/** What is new since a time, the newest first. */
export async function readNewSince(
  db: Knex,
  reader: string,
  settings: NotificationSettings,
  since: string,
): Promise<Pick<NotificationModel, 'kind' | 'thingId'>[]> {
  const { sql, values } = newSinceStatement(reader, settings, since);
  return db.raw<Pick<NotificationModel, 'kind' | 'thingId'>[]>(sql, values);
}

export async function readRows(
  db: Knex,
  reader: string,
  settings: NotificationSettings,
  query: PageQuery,
): Promise<NotificationRow[]> {
  const { sql, values } = notificationsStatement(reader, settings, query);
  return db.raw<NotificationRow[]>(sql, values);
}

export async function countUnseen(db: Knex, reader: string, settings: NotificationSettings): Promise<Unseen> {
  const { sql, values } = unseenStatement(reader, settings);
  const [row] = await db.raw<Record<keyof Unseen, number | string>[]>(sql, values);
  return { unseen: Number(row?.unseen), messages: Number(row?.messages) };
}

export interface Doers {
  postId: string;
  /** Who did it last, if they still may be named, and otherwise anybody who did. */
  personId: string;
  people: number;
}

/** Who did something to some posts of the reader's. */
export async function readDoers(
  db: Knex,
  kind: DoneToPost,
  reader: string,
  postIds: string[],
  { isFriendsOnly }: NotificationSettings,
): Promise<Doers[]> {
  if (postIds.length === 0) return [];
  const { people, from, isRead } = done[kind];
  const sql = `
    select ${kind}s.post_id, count(distinct ${people}) as people,
      coalesce(max(case when ${people} = notifications.actor_id then ${people} end), min(${people})) as person_id
    from ${from} join notifications on notifications.member_id = :reader
      and notifications.kind = '${kind}' and notifications.thing_id = ${kind}s.post_id
    where ${kind}s.post_id in (${postIds.map((_, n) => `:post${n}`).join(', ')})
      and ${isRead} and ${isHeard(people, isFriendsOnly)}
    group by ${kind}s.post_id`;
  const values = { reader, ...Object.fromEntries(postIds.map((id, n) => [`post${n}`, id])) };
  const rows = await db.raw<(Omit<Doers, 'people'> & { people: number | string })[]>(sql, values);
  return rows.map((row) => ({ ...row, people: Number(row.people) }));
}
