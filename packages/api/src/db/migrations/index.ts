import type { Knex } from 'knex';
import { members } from './0001_members.ts';
import { friendships } from './0002_friendships.ts';
import { posts } from './0003_posts.ts';
import { requestLimits } from './0004_request_limits.ts';
import { plainText } from './0005_plain_text.ts';
import { friendshipBlocks } from './0006_friendship_blocks.ts';
import { comments } from './0007_comments.ts';
import { messages } from './0008_messages.ts';
import { tournaments } from './0009_tournaments.ts';
import { rewards } from './0010_rewards.ts';
import { usernameSkeletons } from './0011_username_skeletons.ts';
import { sessionUse } from './0012_session_use.ts';
import { idempotencyKeys } from './0013_idempotency_keys.ts';
import { demoVersions } from './0014_demo_versions.ts';

/** One step of the tables' history. A step that was released is never changed: the next step mends it. */
export interface Migration {
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
}

/** In the order they run; the names are what a database remembers. */
const migrations: Record<string, Migration> = {
  '0001_members': members,
  '0002_friendships': friendships,
  '0003_posts': posts,
  '0004_request_limits': requestLimits,
  '0005_plain_text': plainText,
  '0006_friendship_blocks': friendshipBlocks,
  '0007_comments': comments,
  '0008_messages': messages,
  '0009_tournaments': tournaments,
  '0010_rewards': rewards,
  '0011_username_skeletons': usernameSkeletons,
  '0012_session_use': sessionUse,
  '0013_idempotency_keys': idempotencyKeys,
  '0014_demo_versions': demoVersions,
};

export const migrationNames = Object.keys(migrations);

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => migrationNames,
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`There is no migration ${name}.`);
    return migration;
  },
};
