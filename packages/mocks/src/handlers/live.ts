import { livePlaceIn } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';

export const live: Pick<MockHandlers, 'followLive'> = {
  async followLive({ query: { after } }, { caller, follow }) {
    const { id } = caller();
    return ({ lastEventId = after, signal }) => follow(id, livePlaceIn(lastEventId), signal);
  },
};
