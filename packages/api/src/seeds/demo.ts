import {
  DEMO_ACCOUNT_ID,
  DEMO_VERSION,
  demoMediaSince,
  demoPicturesSince,
  demoSince,
} from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { lockStartup } from '../db/dialect.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../http/context.ts';
import { postMediaRows } from '../modules/media/postMedia.ts';
import { MemberModel } from '../modules/users/model.ts';
import { DemoVersionModel, readDemoVersion } from './demoVersion.ts';
import { storeDemoFiles } from './demoFiles.ts';
import { mediaRow, pictureColumns, statementsOf, tablesOf } from './seed.ts';

/**
 * Adds what is newer than the version this database has, and records the new version: what members changed or
 * deleted stays so. Concurrent starts are serialised. Throws a unique violation if a member has a name or
 * email address of the demo.
 */
export async function insertDemo(
  db: Knex,
  now: Date,
  { passwords, storage }: Pick<Deps, 'passwords' | 'storage'>,
): Promise<void> {
  const known = await readDemoVersion(db);
  if (known >= DEMO_VERSION) return;
  await storeDemoFiles(storage);
  const tables = await tablesOf(demoSince(known, now), now, passwords);
  await transact(db, async (trx) => {
    await lockStartup(trx);
    // Another process may have been faster.
    if ((await readDemoVersion(trx)) !== known) return;
    for (const [table, rows] of statementsOf(tables)) {
      const insertion = trx(table).insert(rows);
      // In a new community a conflicting row is a member's: fail instead of mixing the two.
      await (known > 0 ? insertion.onConflict().ignore() : insertion);
    }
    await givePictures(trx, known);
    await giveMedia(trx, known, now);
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

/** Posts that were deleted get none. */
async function giveMedia(trx: Knex.Transaction, known: number, now: Date): Promise<void> {
  const { media, posts } = demoMediaSince(known, now);
  for (const post of posts) {
    if (!(await trx('posts').where({ id: post.id }).whereNull('deletedAt').first('id'))) continue;
    const carried = postMediaRows(post);
    const files = media.filter(({ id }) => carried.some(({ mediaId }) => mediaId === id));
    const posters = media.filter(({ id }) => files.some(({ posterId }) => posterId === id));
    for (const file of [...posters, ...files])
      await trx('media').insert(mediaRow(file)).onConflict().ignore();
    await trx('postMedia').insert(carried).onConflict().ignore();
  }
}

/**
 * Whether the demo account exists, by its id: a member may have taken its name. The demo hint shows only
 * then.
 */
export async function hasDemoAccount(db: Knex): Promise<boolean> {
  return (await MemberModel.query(db).findById(DEMO_ACCOUNT_ID).select('id')) !== undefined;
}
