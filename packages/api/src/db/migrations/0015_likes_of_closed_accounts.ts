import type { Knex } from 'knex';
import type { Migration } from './columns.ts';

interface Closing {
  id: string;
  ownerId: string;
  action: string;
  undoneAt: string | null;
  taken: string | null;
}

/** Accounts that were closed before closing took their likes: the decision that holds has them from now on. */
export const likesOfClosedAccounts: Migration = {
  rewrites: ['likes', 'moderation_decisions.taken'],
  async up(db) {
    const closed = await db<{ id: string }>('users').whereNotNull('closedAt').select('id');
    for (const { id } of closed) await takeLikes(db, id);
  },
  /** They come back with the account. */
  async down() {},
};

async function takeLikes(db: Knex, userId: string): Promise<void> {
  const liked = await db<{ postId: string; userId: string }>('likes').where({ userId }).orderBy('postId');
  const likes = liked.map(({ postId }) => postId);
  if (likes.length === 0) return;
  const closing = await db<Closing>('moderation_decisions')
    .where({ ownerId: userId, action: 'close', undoneAt: null })
    .orderBy(['createdAt', 'id'])
    .first('id', 'taken');
  if (closing) {
    const taken = JSON.parse(closing.taken ?? '{}') as { likes?: string[] };
    const all = { ...taken, likes: [...new Set([...(taken.likes ?? []), ...likes])] };
    await db('moderation_decisions')
      .where('id', closing.id)
      .update({ taken: JSON.stringify(all) });
  }
  await db('likes').where({ userId }).delete();
}
