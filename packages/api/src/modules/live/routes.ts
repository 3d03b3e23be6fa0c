import { livePlaceIn } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';

export const liveHandlers = ({ live }: Pick<Deps, 'live'>): HandlersOf<'followLive'> => ({
  async followLive({ query: { after } }, { member: { id } }) {
    live.requireRoom(id);
    return ({ lastEventId = after, signal }) => live.follow(id, livePlaceIn(lastEventId), signal);
  },
});
