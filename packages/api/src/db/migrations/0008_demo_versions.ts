import type { Migration } from './columns.ts';

/** Which versions of the demo community this database was given. */
export const demoVersions: Migration = {
  async up(db) {
    await db.schema.createTable('demo_versions', (table) => {
      table.integer('version').primary();
    });
  },
  async down(db) {
    await db.schema.dropTable('demo_versions');
  },
};
