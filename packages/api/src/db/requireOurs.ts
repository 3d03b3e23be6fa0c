import type { Knex } from 'knex';
import { StartError } from '../startError.ts';
import { migrationNames } from './migrations/index.ts';

/** `tables` are those that are there. Throws `StartError` when they are not ours, or from a newer version. */
export async function requireOurs(db: Knex, tables: { name: string }[]): Promise<void> {
  const isOurs = tables.some(({ name }) => name === 'knex_migrations');
  if (tables.length > 0 && !isOurs)
    throw new StartError('this database belongs to another program. Nothing was changed.');
  const applied: string[] = isOurs ? await db('knex_migrations').pluck('name') : [];
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new StartError('this database is from a newer version of FriendBase. Nothing was changed.');
  }
}
