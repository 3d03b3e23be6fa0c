import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { payForVideo } from './commands.ts';

export const videoHandlers = ({ db, clock }: Deps): HandlersOf<'rewardVideo'> => ({
  rewardVideo: ({ params: { id } }, { member }) =>
    payForVideo(db, { videoId: id, memberId: member.id, now: clock.now() }),
});
