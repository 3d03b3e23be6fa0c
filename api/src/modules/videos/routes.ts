import { isVideoId, notFound, rewardDay, videoRewardFbb } from '@friendbase/contract';
import { transact } from '../../db/transact.ts';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { balanceOf, earn } from '../users/bucks.ts';

export const videoHandlers = ({ db, clock }: Deps): HandlersOf<'rewardVideo'> => ({
  rewardVideo: ({ params: { id } }, { member }) =>
    transact(db, async (trx) => {
      if (!isVideoId(id)) throw notFound('video');
      // The key of the table lets one row in, however many ask at once.
      const added: unknown[] = await trx('video_rewards')
        .insert({ userId: member.id, videoId: id, day: rewardDay(clock.now()) })
        .onConflict(['userId', 'videoId', 'day'])
        .ignore()
        .returning('day');
      const rewardFbb = videoRewardFbb(added.length === 0);
      if (rewardFbb > 0) await earn(trx, member.id, rewardFbb);
      return { rewardFbb, friendbaseBucks: await balanceOf(trx, member.id) };
    }),
});
