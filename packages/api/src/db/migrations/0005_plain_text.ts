import { isPostgres } from '../dialect.ts';
import type { Migration } from './index.ts';

/** Every column with text in it, by table, as of this step. */
const TEXT: Record<string, string[]> = {
  users: [
    'id',
    'username',
    'username_key',
    'email',
    'email_key',
    'display_name',
    'bio',
    'password_hash',
    'challenge_type',
    'caregiver_email',
    'emergency_contact',
    'support_needs',
    'created_at',
  ],
  sessions: ['token_hash', 'user_id', 'created_at', 'expires_at'],
  friendships: ['id', 'user_id', 'friend_id', 'low_id', 'high_id', 'status'],
  posts: ['id', 'author_id', 'content', 'privacy', 'template', 'media_urls', 'created_at'],
  likes: ['post_id', 'user_id'],
  request_limits: ['key'],
};

/**
 * On PostgreSQL the steps before made columns of at most 255 characters, sorted by the server's language. SQLite
 * has neither: 30 characters of a username can fold into 540, and pages follow the order of bytes.
 */
export const plainText: Migration = {
  async up(db) {
    if (!isPostgres(db)) return;
    for (const [table, columns] of Object.entries(TEXT)) {
      const changes = columns.map((column) => `alter column ${column} type text collate "C"`);
      await db.raw(`alter table ${table} ${changes.join(', ')}`);
    }
  },
  /** Nothing to undo: the steps before work with these columns as well, and what they hold may be longer by now. */
  async down() {},
};
