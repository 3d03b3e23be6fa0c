import type { Migration } from './index.ts';

/** Members and their sessions. */
export const members: Migration = {
  async up(db) {
    await db.schema.createTable('users', (table) => {
      table.string('id').primary();
      table.string('username').notNullable();
      // The key of the name, folded by the contract's rule and not by the database's.
      table.string('username_key').notNullable().unique();
      table.string('email').notNullable();
      table.string('email_key').notNullable().unique();
      table.string('display_name').notNullable();
      table.text('bio');
      table.string('password_hash').notNullable();
      table
        .string('challenge_type')
        .notNullable()
        .checkIn(['developmental', 'cognitive', 'mental_health', 'caregiver']);
      table.string('caregiver_email');
      table.string('emergency_contact');
      table.text('support_needs');
      table.bigInteger('friendbase_bucks').notNullable();
      table.string('created_at').notNullable();
      table.check('friendbase_bucks >= 0', [], 'users_balance_not_negative');
    });
    await db.schema.createTable('sessions', (table) => {
      // The SHA-256 of the cookie: whoever reads this table still cannot log in with it.
      table.string('token_hash').primary();
      table.string('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
      table.string('created_at').notNullable();
      table.string('expires_at').notNullable().index();
    });
  },
  async down(db) {
    await db.schema.dropTable('sessions');
    await db.schema.dropTable('users');
  },
};
