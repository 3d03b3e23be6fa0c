import type { Knex } from 'knex';

/** What becomes of rows of somebody who has left, in raw SQL; `:id` is their id. */
export interface Erasure {
  table: string;
  /** What tells the rows of a batch apart, within those of the member. */
  key: readonly string[];
  /** Which rows; of those that stay, only those that have yet to be emptied. */
  where: string;
  /** What the rows hold then. Left out, they go. */
  becomes?: string;
  /** Rows a statement. @default 200 */
  batch?: number;
}

const OWN_CASES = 'select id from moderation_cases where owner_id = :id';
const OWN_DECISIONS = 'select id from moderation_decisions where owner_id = :id';

const own = (table: string, column: string, key: readonly string[] = ['id']): Erasure => ({
  table,
  key,
  where: `${column} = :id`,
});

/**
 * Every table with words, choices or traces of a member, in their order: first what a report could still copy words from, then
 * the copies. Files have gone before.
 */
export const ERASURES: readonly Erasure[] = [
  // With what others said under them: it was hidden with them before.
  { ...own('posts', 'author_id'), batch: 20 },
  own('comments', 'author_id'),
  // Others keep their own half of a conversation.
  { table: 'messages', key: ['id'], where: 'sender_id = :id and (low_id = :id or high_id = :id)' },
  own('conversations', 'member_id', ['partner_id']),
  {
    table: 'message_reads',
    key: ['member_id', 'partner_id'],
    where: '(member_id = :id or partner_id = :id)',
  },
  own('likes', 'user_id', ['post_id']),
  own('reactions', 'user_id', ['post_id']),
  { table: 'friendships', key: ['id'], where: '(user_id = :id or friend_id = :id)' },
  {
    table: 'notifications',
    key: ['member_id', 'id'],
    where: '(member_id = :id or actor_id = :id)',
  },
  own('notification_settings', 'member_id', ['member_id']),
  own('taken_settings', 'member_id', ['member_id']),
  own('name_words', 'member_id', ['word']),
  own('likings', 'member_id', ['liking']),
  own('recovery_cards', 'member_id', ['member_id']),
  own('recoveries', 'member_id', ['member_id']),
  own('email_confirmations', 'member_id', ['member_id']),
  own('mails', 'member_id'),
  own('passkeys', 'member_id'),
  own('passkey_challenges', 'member_id', ['challenge']),
  own('passkey_offers', 'member_id', ['member_id']),
  // With the pictures to log in with there.
  own('member_devices', 'member_id', ['device_hash']),
  own('letters', 'member_id'),
  // With the browsers that were told what came.
  own('sessions', 'user_id', ['token_hash']),
  own('live_events', 'member_id', ['place']),
  own('live_places', 'member_id', ['member_id']),
  own('idempotency_keys', 'user_id', ['key_hash']),
  own('media_arrivals', 'owner_id'),
  own('video_rewards', 'user_id', ['video_id', 'day']),
  // What they added stays added; they are nobody who played, so nothing is paid to them.
  own('tournament_days', 'user_id', ['tournament_id', 'day']),
  {
    table: 'tournament_entries',
    key: ['tournament_id'],
    where: 'user_id = :id and paid_fbb is null',
    becomes: 'paid_fbb = 0',
  },
  own('event_goers', 'user_id', ['event_id']),
  own('club_members', 'user_id', ['club_id']),
  { table: 'shared_games', key: ['id'], where: '(low_id = :id or high_id = :id)' },
  own('calendars', 'member_id', ['member_id']),
  own('invitations', 'member_id'),
  own('exports', 'member_id'),
  // What they reported stays reported, by nobody and without their words.
  { table: 'reports', key: ['id'], where: 'reporter_id = :id', becomes: `reporter_id = null, words = ''` },
  // What was reported about them is gone now, and nothing is left to decide.
  {
    table: 'reports',
    key: ['id'],
    where: `case_id in (${OWN_CASES}) and state = 'waiting'`,
    becomes: `state = 'removed', answered_at = :now`,
  },
  {
    table: 'moderation_cases',
    key: ['id'],
    where: `owner_id = :id and (content <> '' or closed_at is null)`,
    becomes: `content = '', closed_at = coalesce(closed_at, :now)`,
  },
  { table: 'appeal_tokens', key: ['token_hash'], where: `decision_id in (${OWN_DECISIONS})` },
  {
    table: 'appeals',
    key: ['id'],
    where: `decision_id in (${OWN_DECISIONS}) and words <> ''`,
    becomes: `words = ''`,
  },
  // What was decided stays: it is the record of those who decided.
  {
    table: 'moderation_decisions',
    key: ['id'],
    where: `owner_id = :id and (excerpt <> '' or taken is not null)`,
    becomes: `excerpt = '', taken = null`,
  },
];

/** Columns that go on naming the id of who has left: what it stands for is an empty row. */
export const RETAINED_IDS: readonly string[] = [
  'leavings.member_id',
  // Their partner's own words.
  'messages.low_id',
  'messages.high_id',
  'conversations.partner_id',
  // Who deleted something of somebody else's.
  'posts.deleted_by',
  'comments.deleted_by',
  'messages.deleted_by',
  'media.deleted_by',
  // What was decided, and by whom.
  'moderation_cases.owner_id',
  'moderation_decisions.owner_id',
  'moderation_decisions.moderator_id',
  // What who runs the server did for them: the record is never changed.
  'moderation_record.details',
  'appeals.answered_by',
  'plans.organizer_id',
  'letters.answered_by',
  // Results and payments.
  'tournament_entries.user_id',
  'redemptions.user_id',
];

const BATCH = 200;

/** One statement of an erasure. Answers how many rows it took: none when it is done. */
export async function eraseSome(
  db: Knex,
  { table, key, where, becomes, batch = BATCH }: Erasure,
  values: { id: string; now: string },
): Promise<number> {
  const columns = key.length === 1 ? key.join() : `(${key.join(', ')})`;
  const change = becomes === undefined ? `delete from ${table}` : `update ${table} set ${becomes}`;
  const rows = await db.raw<object[]>(
    `${change} where ${where} and ${columns} in (
      select ${key.join(', ')} from ${table} where ${where} limit ${batch}
    ) returning 1 as gone`,
    values,
  );
  return rows.length;
}
