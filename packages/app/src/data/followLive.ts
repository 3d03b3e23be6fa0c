import { followLive, type LiveEvent } from '@friendbase/contract';
import { followEvents } from '@friendbase/contract/follow-events';

interface Following {
  /** The id of the last event that is known. */
  after: string | undefined;
  signal: AbortSignal;
  onSignOfLife: () => void;
}

/** What happens to the member, for as long as the server tells. */
export const readLive = ({ after, ...options }: Following): AsyncGenerator<LiveEvent> =>
  followEvents(followLive, { query: { after } }, options);
