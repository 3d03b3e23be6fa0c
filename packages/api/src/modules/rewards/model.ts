import { pageOf, CODE_BYTES, redemptionCode } from '@friendbase/contract';
import type { Page, Redemption, Reward } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Pojo } from 'objection';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { randomBytes } from 'node:crypto';

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

/** A reward that a member has redeemed, at the name and cost it then had. */
export class RedemptionModel extends Model implements Redemption {
  static override tableName = 'redemptions';

  declare id: string;
  declare userId: string;
  declare rewardId: string;
  declare name: string;
  declare cost: number;
  declare redemptionCode: string;
  declare createdAt: string;
  declare reward?: RewardModel;

  static override relationMappings = {
    reward: {
      relation: Model.BelongsToOneRelation,
      modelClass: RewardModel,
      join: { from: 'redemptions.rewardId', to: 'rewards.id' },
    },
  };
}

/** All rewards, the cheapest first. */
export const readRewards = async (db: Knex): Promise<Reward[]> =>
  RewardModel.query(db).orderBy(['cost', 'id']);

/** One page of a member's redemptions, the latest first. */
export const readRedemptions = async (
  db: Knex,
  userId: string,
  query: PageQuery,
): Promise<Page<Redemption>> =>
  pageOf(
    await RedemptionModel.query(db).where({ userId }).modify(keysetPage, query, ['createdAt', 'id']),
    query.limit,
  );

/** Redemption codes that nobody can guess: each is 60 bits of the system's randomness. */
export const randomCodes = { next: (): string => redemptionCode(randomBytes(CODE_BYTES)) };
