import { VIDEO_REWARD_FBB, type VideoId } from '@friendbase/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rewardVideoMutation, videoRewardsQuery } from '../../data/videos.ts';
import { useTell } from '../../people/ActTold.tsx';
import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { failure, success } from '../../lib/notices/notices.ts';
import { videos } from '../../words/en/videos.ts';

/** Not among the notices of `lib`, which every page carries. Source: product spec §4 “Video playback”, conflict X24. */
const videoNotices = {
  paid: (fbb: number) => success(messageOf(videos, 'toldPaid', { fbb }), messageOf(videos, 'thanks')),
  paidBefore: success(messageOf(videos, 'toldBefore'), messageOf(videos, 'tomorrow')),
  notPaid: failure(messageOf(videos, 'toldNotPaid'), memberNotices.requestFailed.text),
};

/** What came of watching one video. */
export type Outcome = 'paying' | 'paid' | 'paidBefore' | 'notPaid';

/** Pays for videos that were watched. What came of each stands on its card until the page is left. */
export function useReward() {
  const tell = useTell();
  const [outcomes, setOutcomes] = useState<Partial<Record<VideoId, Outcome>>>({});
  const note = (id: VideoId, outcome: Outcome) => setOutcomes((all) => ({ ...all, [id]: outcome }));
  const { data: paidToday = [] } = useQuery(videoRewardsQuery);
  const { mutateAsync } = useMutation(rewardVideoMutation(useQueryClient()));
  const pay = async (id: VideoId) => {
    if (outcomes[id] === 'paying') return;
    note(id, 'paying');
    try {
      const { rewardFbb } = await mutateAsync(id);
      note(id, rewardFbb > 0 ? 'paid' : 'paidBefore');
      tell(rewardFbb > 0 ? videoNotices.paid(rewardFbb) : videoNotices.paidBefore);
    } catch {
      note(id, 'notPaid');
      tell(videoNotices.notPaid);
    }
  };
  const isPaid = (id: VideoId) =>
    outcomes[id] === 'paid' || outcomes[id] === 'paidBefore' || paidToday.includes(id);
  return {
    pay: (id: VideoId) => void pay(id),
    outcomeOf: (id: VideoId): Outcome | undefined => outcomes[id],
    /** What a video would pay now, as far as this page knows: the server has the last word. */
    fbbOf: (id: VideoId) => (isPaid(id) ? 0 : VIDEO_REWARD_FBB),
  };
}

/** What `useReward` gives. */
export type Reward = ReturnType<typeof useReward>;
