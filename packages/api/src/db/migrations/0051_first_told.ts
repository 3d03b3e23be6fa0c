import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** When what was told again was first told: what somebody else made since then is doubted, however often they come. */
export const firstTold: Migration = {
  up: async (db) => {
    await db.raw(
      `alter table notifications add column first_at ${isPostgres(db) ? 'text collate "C"' : 'text'}`,
    );
  },
  down: async (db) => {
    await db.raw('alter table notifications drop column first_at');
  },
};
