import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

interface Hiding {
  subjectKind: string;
  subjectId: string;
  createdAt: string;
  undoneAt: string | null;
  taken: string | null;
}

/** Since when moderators hide a profile with its username. Those that are hidden already lose theirs, and what it stood for. */
export const hiddenProfiles: Migration = {
  rewrites: ['users.displayName'],
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table.
    const type = isPostgres(db) ? 'text collate "C"' : 'text';
    await db.raw(`alter table users add column profile_hidden_at ${type}`);
    for (const { subjectId: id, createdAt } of await hidingDecisions(db)) {
      await db('users').where({ id, profileHiddenAt: null }).update({ profileHiddenAt: createdAt });
      await db('users')
        .where({ id })
        .whereRaw('display_name = username')
        .update({ displayName: hiddenName(id) });
    }
  },
  async down(db) {
    await db.raw('alter table users drop column profile_hidden_at');
  },
};

/** The decisions that hold and have taken a profile, the first one first. */
async function hidingDecisions(db: Knex): Promise<Hiding[]> {
  const holding = await db<Hiding>('moderation_decisions')
    .where({ subjectKind: 'profile', undoneAt: null })
    .whereNotNull('taken')
    .orderBy(['createdAt', 'id']);
  return holding.filter(({ taken }) => 'profile' in (JSON.parse(taken ?? '{}') as object));
}

/** As the contract's `hiddenNames` is now: a step does not change with it. */
const hiddenName = (id: string): string =>
  `Hidden profile ${1000 + (Number.parseInt(id.slice(-6), 16) % 9000)}`;
