import type { Knex } from 'knex';
import { raw } from 'objection';
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

/** Gives FBB to a member. */
export const earn = async (db: Knex, memberId: string, fbb: number): Promise<number> =>
  MemberModel.query(db)
    .where({ id: memberId })
    .patch({ friendbaseBucks: raw('friendbase_bucks + ?', fbb) });

/** How many FBB a member has. */
export async function balanceOf(db: Knex, memberId: string): Promise<number> {
  const member = await MemberModel.query(db).findById(memberId).select('friendbaseBucks');
  return member?.friendbaseBucks ?? 0;
}
