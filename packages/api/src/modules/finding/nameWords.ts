import { FIRST_FINDERS, nameKeys } from '@friendbase/contract';
import type { Finders } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** What a member is found by: a word of their name, or two of them. */
export class NameWordModel extends Model {
  static override tableName = 'name_words';
  static override idColumn = ['memberId', 'word'];

  declare memberId: string;
  declare word: string;
  /** Everybody may find them by it. */
  declare isOpen: boolean;
}

interface Named {
  id: string;
  displayName: string;
  findableBy?: Finders;
}

/** What a member is found by, as it is stored. */
export const nameWordRows = ({ id, displayName, findableBy = FIRST_FINDERS }: Named) =>
  nameKeys(displayName).map((word) => ({ memberId: id, word, isOpen: findableBy === 'everybody' }));

/**
 * After a name, or who finds it, has changed. Of an account that is closed the words stay: it may come back, and the search
 * asks for that.
 */
export async function writeNameWords(db: Knex, member: Named): Promise<void> {
  await NameWordModel.query(db).where({ memberId: member.id }).delete();
  const rows = nameWordRows(member);
  // Objection inserts several rows on PostgreSQL alone.
  if (rows.length > 0) await db(NameWordModel.tableName).insert(rows);
}
