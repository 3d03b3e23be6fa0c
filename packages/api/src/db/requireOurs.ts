import type { Knex } from 'knex';
import { StartError } from '../startError.ts';
import { migrationNames } from './migrations/index.ts';

/** `tables` are those that are there. Throws `StartError` when they are not ours, or from another version. */
export async function requireOurs(db: Knex, tables: { name: string }[]): Promise<void> {
  const isOurs = tables.some(({ name }) => name === 'knex_migrations');
  if (tables.length > 0 && !isOurs)
    throw new StartError('this database belongs to another program. Nothing was changed.');
  const applied: string[] = isOurs ? await db('knex_migrations').orderBy('id').pluck('name') : [];
  const [first] = applied;
  // Every later version goes on from our first step. The tables that were made before it cannot be brought up to date.
  if (first !== undefined && first !== migrationNames[0]) {
    throw new StartError(
      'this database was made by an earlier version of FriendBase, and this version cannot use it. ' +
        'Move it away, or name a new place. Nothing was changed.',
    );
  }
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new StartError('this database is from a newer version of FriendBase. Nothing was changed.');
  }
}
