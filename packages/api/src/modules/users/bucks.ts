import type { Knex } from 'knex';
import { raw } from 'objection';
import { isPostgres } from '../../db/dialect.ts';
import { MemberModel } from './model.ts';

/**
 * Takes FBB from a member if the balance allows it; returns whether it did. One guarded statement, so that
 * concurrent payments cannot spend the same FBB.
 */
export const pay = async (db: Knex, memberId: string, priceFbb: number): Promise<boolean> =>
  (await MemberModel.query(db)
    .where({ id: memberId })
    .where('friendbaseBucks', '>=', priceFbb)
    .patch({ friendbaseBucks: raw('friendbase_bucks - ?', priceFbb) })) === 1;

/** Gives FBB to a member, or the same to each of several. */
export const earn = async (db: Knex, memberIds: string | readonly string[], fbb: number): Promise<number> =>
  MemberModel.query(db)
    .whereIn('id', [memberIds].flat())
    .patch({ friendbaseBucks: raw('friendbase_bucks + ?', fbb) });

/** These members' rows until `trx` ends, in one order, so that two writers never deadlock. SQLite has one writer at a time. */
export async function holdMembers(trx: Knex.Transaction, memberIds: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  await MemberModel.query(trx)
    .whereIn('id', [...memberIds])
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate();
}

/** How many FBB a member has. */
export async function balanceOf(db: Knex, memberId: string): Promise<number> {
  const member = await MemberModel.query(db).findById(memberId).select('friendbaseBucks');
  return member?.friendbaseBucks ?? 0;
}
