import { CLUB_IDS, LIKINGS } from '@friendbase/contract';
import { chatsTotal } from './chats.ts';
import { commentRows } from './comments.ts';
import { bondsTotal, HISTORY_MS, isoTime } from './community.ts';
import { friendshipRows } from './friendships.ts';
import { likeRows } from './likes.ts';
import { memberRows, nameWordsOf } from './members.ts';
import { mediaRows, PICTURE_SHARE, postMediaRows } from './media.ts';
import { lastMessageRows, messageRows } from './messages.ts';
import { notificationRows } from './notifications.ts';
import type { Scale } from './community.ts';
import { postRows } from './posts.ts';
import { entryOf, idsOf } from './random.ts';

export interface Table {
  name: string;
  /** Expected number of rows; approximate if `isEstimate`. */
  total: number;
  isEstimate?: boolean;
  /** Made one by one, as they are asked for. */
  rows: Iterable<object>;
}

/** A first and a last name, and both together in either order. */
const WORDS_OF_A_NAME = 4;

/** Of posts, with the usual number of likes. */
const LIKED_SHARE = 0.75;

/** How many things each member likes. */
const LIKINGS_EACH = 3;

/** Three things each, in turn, so that all of them are liked by as many. */
function* likingRows({ members, seed }: Scale) {
  const idOf = idsOf(seed, 'member');
  for (let n = 0; n < members; n += 1)
    for (let nth = 0; nth < LIKINGS_EACH; nth += 1)
      yield { memberId: idOf(n), liking: entryOf(LIKINGS, n + nth * (1 + (n % 7))) };
}

/** Everybody is in the first club, and in one of the others. */
function* clubMemberRows({ members, seed }: Scale, nowMs: number) {
  const idOf = idsOf(seed, 'member');
  const [first, ...others] = CLUB_IDS;
  for (let n = 0; n < members; n += 1)
    for (const clubId of [first, entryOf(others, n)])
      yield { clubId, userId: idOf(n), createdAt: isoTime(nowMs - HISTORY_MS * (1 - n / members)) };
}

/** All tables, in the order of their foreign keys. */
export const tablesOf = (scale: Scale, nowMs: number, passwordHash: string): Table[] => [
  { name: 'users', total: scale.members, rows: memberRows(scale, nowMs, passwordHash) },
  {
    name: 'name_words',
    total: scale.members * WORDS_OF_A_NAME,
    isEstimate: true,
    rows: nameWordsOf(memberRows(scale, nowMs, passwordHash)),
  },
  { name: 'likings', total: scale.members * LIKINGS_EACH, rows: likingRows(scale) },
  { name: 'club_members', total: scale.members * 2, rows: clubMemberRows(scale, nowMs) },
  { name: 'friendships', total: bondsTotal(scale), rows: friendshipRows(scale) },
  { name: 'media', total: scale.posts * PICTURE_SHARE, isEstimate: true, rows: mediaRows(scale, nowMs) },
  { name: 'posts', total: scale.posts, rows: postRows(scale, nowMs) },
  { name: 'post_media', total: scale.posts * PICTURE_SHARE, isEstimate: true, rows: postMediaRows(scale) },
  { name: 'likes', total: scale.posts * scale.likes, isEstimate: true, rows: likeRows(scale, nowMs) },
  {
    name: 'comments',
    total: scale.posts * scale.comments,
    isEstimate: true,
    rows: commentRows(scale, nowMs),
  },
  { name: 'messages', total: scale.messages, rows: messageRows(scale, nowMs) },
  { name: 'conversations', total: 2 * chatsTotal(scale), rows: lastMessageRows(scale, nowMs) },
  {
    name: 'notifications',
    total: scale.posts * LIKED_SHARE,
    isEstimate: true,
    rows: notificationRows(scale, nowMs),
  },
];
