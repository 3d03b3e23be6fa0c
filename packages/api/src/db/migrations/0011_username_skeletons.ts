import unhomoglyph from 'unhomoglyph';
import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** As of this step; the contract's own may move on. */
const fold = (name: string): string => name.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
const withoutUnseen = (name: string): string => name.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
const skeletonOf = (name: string): string => {
  const seen = unhomoglyph(withoutUnseen(name.normalize('NFKC')));
  return unhomoglyph(fold(withoutUnseen(fold(seen))));
};

/**
 * What looks like a username, so that no second one does. Of members whose names look alike already, the first to come
 * has the skeleton and the others have their id behind it, which no new name can have: all keep their names.
 */
export const usernameSkeletons: Migration = {
  async up(db) {
    await db.schema.alterTable('users', (table) => {
      textColumn(db, table, 'username_skeleton');
    });
    const taken = new Set<string>();
    const members: { id: string; username: string }[] = await db('users')
      .select('id', 'username')
      .orderBy(['created_at', 'id']);
    for (const { id, username } of members) {
      const skeleton = skeletonOf(username);
      const own = taken.has(skeleton) ? `${skeleton} ${id}` : skeleton;
      taken.add(own);
      await db('users').where({ id }).update({ username_skeleton: own });
    }
    await db.raw('create unique index users_username_skeleton on users (username_skeleton)');
  },
  async down(db) {
    await db.raw('drop index users_username_skeleton');
    await db.raw('alter table users drop column username_skeleton');
  },
};
