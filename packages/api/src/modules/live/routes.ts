import { livePlaceIn } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';

export const liveHandlers = ({ live }: Pick<Deps, 'live'>): HandlersOf<'followLive'> => ({
  async followLive({ query: { after } }, { member }) {
    live.requireRoom(member.id);
    return ({ lastEventId = after, signal }) => live.follow(member.id, livePlaceIn(lastEventId), signal);
  },
});
