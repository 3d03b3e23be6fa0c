import { rewardDay } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { payForVideo } from './commands.ts';
import { readVideoRewards } from './model.ts';

export const videoHandlers = ({ db, clock }: Deps): HandlersOf<'listVideoRewards' | 'rewardVideo'> => ({
  listVideoRewards: (_, { member }) => readVideoRewards(db, member.id, rewardDay(clock.now())),

  rewardVideo: ({ params: { id } }, { member, createOnce }) =>
    createOnce((trx) => payForVideo(trx, { videoId: id, memberId: member.id, now: clock.now() })),
});
