import { scrypt } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { apiError, HELD_NAME_DAYS, usernameKey } from '@friendbase/contract';
import { usernameSkeleton } from '@friendbase/contract/skeleton';
import type { Knex } from 'knex';
import { Model } from 'objection';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Some 50 ms for each name that somebody tries who has read the table. One salt for all, or no name would be found. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const SALT = 'friendbase held name';

/** A name that nobody takes for now: somebody who has left had it. */
export class HeldNameModel extends Model {
  static override tableName = 'held_names';
  static override idColumn = 'nameHash';

  declare nameHash: string;
  declare until: string;
}

const hashOf = async (name: string): Promise<string> =>
  (await derive(name, SALT, 32, COST)).toString('base64url');

/** Of the name, and of what looks like it. */
const hashesOf = (username: string): Promise<string[]> =>
  Promise.all([hashOf(`name ${usernameKey(username)}`), hashOf(`looks ${usernameSkeleton(username)}`)]);

/** The rows that keep a name from others until a while after `now`. */
export async function heldNameRows(
  username: string,
  now: Date,
): Promise<Pick<HeldNameModel, 'nameHash' | 'until'>[]> {
  const until = new Date(now.getTime() + HELD_NAME_DAYS * 86_400_000).toISOString();
  return (await hashesOf(username)).map((nameHash) => ({ nameHash, until }));
}

/** Works out beforehand what a transaction asks: throws 409 for a name that is held back from others. */
export async function heldNameCheck(
  db: Knex,
  username: string,
  now: Date,
): Promise<(trx: Knex.Transaction) => Promise<void>> {
  const held = (trx: Knex) => HeldNameModel.query(trx).where('until', '>', now.toISOString());
  // Hashing is slow, and mostly there is none.
  if (!(await held(db).first().select('nameHash'))) return async () => undefined;
  const hashes = await hashesOf(username);
  return async (trx) => {
    if (await held(trx).whereIn('nameHash', hashes).first().select('nameHash'))
      throw apiError('usernameTaken');
  };
}

/** Names that were held long enough. */
export const sweepHeldNames = (db: Knex, now: Date): PromiseLike<number> =>
  HeldNameModel.query(db).where('until', '<=', now.toISOString()).delete();
