import { pageOf } from '@friendbase/contract';
import type { Page, Redemption, Reward } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Pojo } from 'objection';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';

/** What FBB can be spent on, as it is stored. */
export class RewardModel extends Model implements Reward {
  static override tableName = 'rewards';
  declare id: string;
  declare name: string;
  declare description: string;
  declare category: string;
  declare cost: number;
  declare isActive: boolean;

  /** SQLite has no booleans, only 0 and 1. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(row);
    return { ...parsed, isActive: Boolean(parsed['isActive']) };
  }
}

/** All rewards, the cheapest first. */
export const readRewards = async (db: Knex): Promise<Reward[]> =>
  RewardModel.query(db).orderBy(['cost', 'id']);

/** One page of a member's redemptions, the latest first. */
export async function readRedemptions(db: Knex, userId: string, query: PageQuery): Promise<Page<Redemption>> {
  const rows = (await keysetPage(db('redemptions').where({ userId }), query, [
    'createdAt',
    'id',
  ])) as Redemption[];
  return pageOf(rows, query.limit);
}
