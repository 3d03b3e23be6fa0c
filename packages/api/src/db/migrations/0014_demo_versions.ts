import type { Migration } from './index.ts';

/** The demo account's id, the same in every demo community so far. */
const DEMO_ACCOUNT_ID = 'a0000000-0000-4000-8000-000000000001';

/** Which versions of the demo community were added. Version 2 brought the store; its rewards cannot be deleted. */
export const demoVersions: Migration = {
  async up(db) {
    await db.schema.createTable('demo_versions', (table) => {
      table.integer('version').primary();
    });
    if (!(await db('users').where({ id: DEMO_ACCOUNT_ID }).first('id'))) return;
    const hasStore = (await db('rewards').first('id')) !== undefined;
    await db('demo_versions').insert({ version: hasStore ? 2 : 1 });
  },
  async down(db) {
    await db.schema.dropTable('demo_versions');
  },
};
