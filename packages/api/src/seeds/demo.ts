import { DEMO_ACCOUNT_ID, DEMO_VERSION, demoPicturesSince, demoSince } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { lockStartup } from '../db/lockStartup.ts';
import { transact } from '../db/transact.ts';
import type { Passwords } from '../http/context.ts';
import { MemberModel } from '../modules/users/model.ts';
import { DemoVersionModel, readDemoVersion } from './demoVersion.ts';
import { pictureColumns, ROWS_A_STATEMENT, tablesOf } from './seed.ts';

/**
 * Adds what is newer than the version this database has, and records the new version: what members changed or
 * deleted stays so. Concurrent starts are serialised. Throws a unique violation if a member has a name or
 * email address of the demo.
 */
export async function insertDemo(db: Knex, now: Date, passwords: Passwords): Promise<void> {
  const known = await readDemoVersion(db);
  if (known >= DEMO_VERSION) return;
  const tables = await tablesOf(demoSince(known, now), now, passwords);
  await transact(db, async (trx) => {
    await lockStartup(trx);
    // Another process may have been faster.
    if ((await readDemoVersion(trx)) !== known) return;
    for (const [table, rows] of Object.entries(tables)) {
      for (const part of inParts(rows)) {
        const insertion = trx(table).insert(part);
        // In a new community a conflicting row is a member's: fail instead of mixing the two.
        await (known > 0 ? insertion.onConflict().ignore() : insertion);
      }
    }
    await givePictures(trx, known);
    await DemoVersionModel.query(trx).insert({ version: DEMO_VERSION });
  });
}

/** Whoever has chosen a picture keeps it. */
async function givePictures(trx: Knex.Transaction, known: number): Promise<void> {
  for (const { id, avatarUrl } of demoPicturesSince(known)) {
    const withoutOne = { id, avatarMediaId: null, drawnPerson: null };
    await trx('users').where(withoutOne).update(pictureColumns(avatarUrl));
  }
}

const inParts = (rows: object[]): object[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );

/**
 * Whether the demo account exists, by its id: a member may have taken its name. The demo hint shows only
 * then.
 */
export async function hasDemoAccount(db: Knex): Promise<boolean> {
  return (await MemberModel.query(db).findById(DEMO_ACCOUNT_ID).select('id')) !== undefined;
}
