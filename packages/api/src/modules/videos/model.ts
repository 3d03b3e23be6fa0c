import type { Knex } from 'knex';
import { Model } from 'objection';
import { MemberModel } from '../users/model.ts';

/** That a video has paid a member on a day. The three are the key: it pays once. */
export class VideoRewardModel extends Model {
  static override tableName = 'video_rewards';
  static override idColumn = ['userId', 'videoId', 'day'];

  declare userId: string;
  declare videoId: string;
  declare day: string;
  declare member?: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'video_rewards.userId', to: 'users.id' },
    },
  };
}

/** The videos that have paid a member on a day. */
export async function readVideoRewards(db: Knex, userId: string, day: string): Promise<string[]> {
  const paid = await VideoRewardModel.query(db).where({ userId, day }).select('videoId');
  return paid.map(({ videoId }) => videoId);
}
