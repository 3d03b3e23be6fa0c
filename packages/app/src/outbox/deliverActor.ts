import { fromPromise } from 'xstate';
import { entryOf, isTooOld, TOO_OLD } from './entry.ts';
import type { OutboxOptions } from './outboxOptions.ts';
import {
  isErrorResponse,
  RefusedEntry,
  refusedEntry,
  type OutboxWord,
  type Waiting,
} from './outboxMachine.ts';
import { plainEntry, type OutboxPlaces } from './outboxPlaces.ts';

interface Delivery extends Pick<OutboxOptions, 'memberId' | 'send' | 'onSent'> {
  places: OutboxPlaces;
  now: () => number;
  tell: (word: OutboxWord) => void;
  /** The stores have changed meanwhile. */
  reload: () => void;
}

/** Sends one entry, once over all tabs, and leaves in its place what became of it. */
export function deliverActor({ memberId, places, send, onSent, now, tell, reload }: Delivery) {
  const sendOnce = async (entry: Waiting): Promise<unknown> => {
    const store = places.of(entry);
    try {
      const queued = await store.load().catch(() => undefined);
      // Taken back in another tab a moment ago.
      const found = queued?.find(({ place }) => place === entry.place);
      if (queued && !found) {
        reload();
        throw new Error('Not there anymore');
      }
      if (isTooOld(entry, now())) throw new RefusedEntry(TOO_OLD);
      const files = found ? entryOf(found.value, memberId, entry.id)?.files : entry.files;
      const answer = await send({ ...plainEntry(entry), files }, (sent) =>
        store.put(entry.place, { ...plainEntry(entry), files: sent }).catch(() => undefined),
      );
      // Before the next one is sent: what was answered is never sent again after a reload.
      await store.remove(entry.place).catch(() => undefined);
      await onSent(plainEntry(entry), answer).catch(() => undefined);
      return answer;
    } catch (error) {
      if (isErrorResponse(error))
        await store.put(entry.place, plainEntry(refusedEntry(entry, error))).catch(() => undefined);
      throw error;
    }
  };
  return fromPromise<unknown, { entry: Waiting | undefined }>(async ({ input: { entry } }) => {
    if (!entry) throw new Error('Nothing to send');
    tell({ type: 'sending', memberId, id: entry.id });
    try {
      return await sendOnce(entry);
    } finally {
      tell({ type: 'sending', memberId, id: undefined });
    }
  });
}
