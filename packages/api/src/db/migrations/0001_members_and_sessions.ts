import type { Knex } from 'knex';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Members and the sessions of their browsers. */
export const membersAndSessions: Migration = {
  async up(db) {
    await createUsers(db);
    await db.schema.createTable('sessions', (table) => {
      // The SHA-256 of the cookie: whoever reads this table still cannot log in with it.
      textColumn(db, table, 'token_hash').primary();
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'expires_at').notNullable().index();
      // To the hour.
      textColumn(db, table, 'last_used_at').notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('sessions');
    await db.schema.dropTable('users');
  },
};

const createUsers = (db: Knex) =>
  db.schema.createTable('users', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'username').notNullable();
    // The key of the name, folded by the contract's rule and not by the database's.
    textColumn(db, table, 'username_key').notNullable().unique();
    // What looks like the username, so that no second one does.
    textColumn(db, table, 'username_skeleton').notNullable().unique('users_username_skeleton');
    textColumn(db, table, 'email').notNullable();
    textColumn(db, table, 'email_key').notNullable().unique();
    textColumn(db, table, 'display_name').notNullable();
    textColumn(db, table, 'bio');
    textColumn(db, table, 'password_hash').notNullable();
    textColumn(db, table, 'challenge_type')
      .notNullable()
      .checkIn(['developmental', 'cognitive', 'mental_health', 'caregiver']);
    textColumn(db, table, 'role').notNullable().defaultTo('member').checkIn(['member', 'moderator']);
    textColumn(db, table, 'caregiver_email');
    textColumn(db, table, 'emergency_contact');
    textColumn(db, table, 'support_needs');
    table.bigInteger('friendbase_bucks').notNullable();
    textColumn(db, table, 'created_at').notNullable();
    table.check('friendbase_bucks >= 0', [], 'users_balance_not_negative');
  });
