import { pageOf, CODE_BYTES, redemptionCode } from '@friendbase/contract';
import type {
  AvatarFrame,
  Page,
  Redemption,
  Reward,
  RewardContent,
  StoredReward,
} from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Pojo } from 'objection';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { photoIn, photoSql } from '../media/planPhotos.ts';
import type { PhotoValue } from '../media/planPhotos.ts';
import { randomBytes } from 'node:crypto';

/** What FBB can be spent on, as it is stored. */
export class RewardModel extends Model implements StoredReward {
  static override tableName = 'rewards';
  static override jsonAttributes = ['delivers'];

  declare id: string;
  declare name: string;
  declare description: string;
  declare easyName: string;
  declare easyDescription: string;
  declare category: string;
  declare cost: number;
  declare isActive: boolean;
  declare delivers: RewardContent;

  /** SQLite has no booleans, only 0 and 1. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(row);
    return { ...parsed, isActive: Boolean(parsed['isActive']) };
  }
}

/** A reward that a member has redeemed, with the name, cost and content it then had. */
export class RedemptionModel extends Model implements Redemption {
  static override tableName = 'redemptions';
  static override jsonAttributes = ['delivers'];

  declare id: string;
  declare userId: string;
  declare rewardId: string;
  declare name: string;
  declare easyName: string;
  declare cost: number;
  declare redemptionCode: string;
  declare delivers: RewardContent;
  declare createdAt: string;
  declare usedAt: string | null;
  /** The picture that it delivers, as long as its file is there. */
  declare mediaId: string | null;
  declare reward?: RewardModel;

  static override relationMappings = {
    reward: {
      relation: Model.BelongsToOneRelation,
      modelClass: RewardModel,
      join: { from: 'redemptions.rewardId', to: 'rewards.id' },
    },
  };
}

type RewardRow = Omit<Reward, 'isActive' | 'photo'> & { isActive: boolean | number; photo: PhotoValue };

/** The statement of all rewards but those that were called off, the cheapest first. */
export const rewardsStatement = (db: Knex) => ({
  // What they deliver is for who has redeemed them.
  sql: `select rewards.id, rewards.name, rewards.description, rewards.easy_name, rewards.easy_description,
      rewards.category, rewards.cost, rewards.is_active, ${photoSql(db, 'rewards.id')} as photo
    from rewards
    where not exists (select 1 from plans where plans.id = rewards.id and plans.state = 'cancelled')
    order by rewards.cost, rewards.id`,
  values: {},
});

export async function readRewards(db: Knex): Promise<Reward[]> {
  const { sql, values } = rewardsStatement(db);
  const rows = await db.raw<RewardRow[]>(sql, values);
  return rows.map(({ photo, isActive, ...reward }) => ({
    ...reward,
    isActive: Boolean(isActive),
    ...photoIn(photo),
  }));
}

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

/** Whether a reward that a member has redeemed delivered this frame. What it delivers is one text, made by one program. */
export async function hasFrame(db: Knex, userId: string, frame: AvatarFrame): Promise<boolean> {
  const delivers = JSON.stringify({ kind: 'frame', frame } satisfies RewardContent);
  return (await RedemptionModel.query(db).findOne({ userId, delivers }).select('id')) !== undefined;
}

/** Redemption codes that nobody can guess: each is 60 bits of the system's randomness. */
export const randomCodes = { next: (): string => redemptionCode(randomBytes(CODE_BYTES)) };
