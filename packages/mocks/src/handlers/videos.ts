import { isVideoId, apiError, rewardDay, videoRewardFbb } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { addBucks } from './users.ts';

type VideoHandlers = Pick<MockHandlers, 'listVideoRewards' | 'rewardVideo'>;

export const videos: VideoHandlers = {
  async listVideoRewards(_, { store, caller, now }) {
    const paid = { userId: caller().id, day: rewardDay(now()) };
    return store.videoRewards.findMany((q) => q.where(paid)).map(({ videoId }) => videoId);
  },

  async rewardVideo({ params: { id } }, { store, caller, now }) {
    const { id: userId } = caller();
    if (!isVideoId(id)) throw apiError('videoNotFound');
    const paid = { userId, videoId: id, day: rewardDay(now()) };
    const rewardFbb = videoRewardFbb(store.videoRewards.findFirst((q) => q.where(paid)) !== undefined);
    if (rewardFbb > 0) await store.videoRewards.create(paid);
    return { rewardFbb, friendbaseBucks: await addBucks(store, userId, rewardFbb) };
  },
};
