import { isVideoId, apiError, rewardDay, videoRewardFbb } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { balanceOf, earn } from '../users/bucks.ts';
import { VideoRewardModel } from './model.ts';

interface Watched {
  videoId: string;
  memberId: string;
  now: Date;
}

/** Pays for a watched video, once a day. Throws 404 for an unknown video. */
export async function payForVideo(trx: Knex.Transaction, { videoId, memberId, now }: Watched) {
  if (!isVideoId(videoId)) throw apiError('videoNotFound');
  const paid = { userId: memberId, videoId, day: rewardDay(now) };
  const isFirst = await insertIfAbsent(trx, VideoRewardModel.tableName, paid);
  const rewardFbb = videoRewardFbb(!isFirst);
  if (rewardFbb > 0) await earn(trx, memberId, rewardFbb);
  return { rewardFbb, friendbaseBucks: await balanceOf(trx, memberId) };
}
