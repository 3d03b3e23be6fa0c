import type { Knex } from 'knex';

/**
 * Takes FBB from a member, if they have as many; answers whether they had. One statement decides and pays, so that
 * no two payments at once can both see the same FBB.
 */
export const pay = async (db: Knex, memberId: string, priceFbb: number): Promise<boolean> =>
  (await db('users')
    .where({ id: memberId })
    .where('friendbaseBucks', '>=', priceFbb)
    .decrement('friendbaseBucks', priceFbb)) === 1;

/** Gives FBB to a member. */
export const earn = (db: Knex, memberId: string, fbb: number): Promise<number> =>
  db('users').where({ id: memberId }).increment('friendbaseBucks', fbb);

/** How many FBB a member has. */
export async function balanceOf(db: Knex, memberId: string): Promise<number> {
  const row = await db('users')
    .where({ id: memberId })
    .first<{ friendbaseBucks: number } | undefined>('friendbaseBucks');
  return row?.friendbaseBucks ?? 0;
}
