import { FIRST_FINDERS, nameKeys } from '@friendbase/contract';
import type { Finders } from '@friendbase/contract';
import type { Knex } from 'knex';

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
  await db('name_words').where({ memberId: member.id }).delete();
  const rows = nameWordRows(member);
  if (rows.length > 0) await db('name_words').insert(rows);
}
