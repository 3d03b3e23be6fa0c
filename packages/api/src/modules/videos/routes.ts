import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { payForVideo } from './commands.ts';

export const videoHandlers = ({ clock }: Deps): HandlersOf<'rewardVideo'> => ({
  rewardVideo: ({ params: { id } }, { member, createOnce }) =>
    createOnce((trx) => payForVideo(trx, { videoId: id, memberId: member.id, now: clock.now() })),
});
