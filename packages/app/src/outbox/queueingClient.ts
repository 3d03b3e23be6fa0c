import { NetworkError, type Client, type KeyStore } from '@friendbase/contract';
import { filesBehind } from './carriedFiles.ts';
import { inputOf } from './entry.ts';
import { queuedCallOf, ruleOf, type QueuedCall, type StoredInput } from './queuedCalls.ts';
import { QueuedForLater } from './outboxErrors.ts';
import type { OpenedOutbox } from './openOutbox.ts';

/** Remembers the key that the call which begins now is sent with. */
export function tapKeys(keys: KeyStore) {
  let begun: { name: string; key: string } | undefined;
  return {
    keys: {
      get: (name: string) => keys.get(name),
      set: (name: string, key: string) => {
        begun = { name, key };
        keys.set(name, key);
      },
      delete: (name: string) => keys.delete(name),
      keys: () => keys.keys(),
    } satisfies KeyStore,
    /** The key of the call that has just begun: a call begins at once. The entry has it from now on. */
    take() {
      const taken = begun;
      begun = undefined;
      return taken;
    },
  };
}

interface QueueingOptions {
  outbox: Pick<OpenedOutbox, 'hasWaiting' | 'enqueue' | 'outcome' | 'find'>;
  /** Makes the calls, with `taps.keys`. */
  client: Client;
  taps: ReturnType<typeof tapKeys>;
  keys: Pick<KeyStore, 'delete'>;
  /** Whether this call waits, of those that can. */
  mayWait: (call: QueuedCall, input: StoredInput, hasFiles: boolean) => boolean;
}

/**
 * The client of a page that queues what finds no network. What somebody wrote rejects with `QueuedForLater`: its field is free for
 * the next words. A single press stays under way until it is sent. Nothing overtakes what waits already.
 */
export function createQueueingClient({ outbox, client, taps, keys, mayWait }: QueueingOptions): Client {
  return async (endpoint, given, options) => {
    const call = queuedCallOf(endpoint);
    // As it is sent: what is stored has no undefined values.
    const input = inputOf(JSON.parse(JSON.stringify(given)));
    const files = filesBehind(given);
    if (!call || !mayWait(call, input, files !== undefined)) return client(endpoint, given, options);
    const { words } = ruleOf(call);
    const enqueue = async (id: string, begun?: string) => {
      await outbox.enqueue({ id, call, input, files }, begun !== undefined);
      // The same words once more are another press.
      if (begun !== undefined) keys.delete(begun);
      if (words) throw new QueuedForLater('It waits for the network.');
      return (await outbox.outcome(id)) as never;
    };
    const same = words ? undefined : outbox.find(call, input);
    // Pressed again after a reload: once is enough.
    if (same !== undefined) return (await outbox.outcome(same)) as never;
    // A post whose files found no network is not tried without them.
    const isWhole = files?.every(({ url }) => url !== undefined) ?? true;
    if (!isWhole || outbox.hasWaiting()) return enqueue(newKey(), isWhole ? undefined : '');
    taps.take();
    const answer = client(endpoint, given, options);
    const begun = taps.take();
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      return enqueue(begun?.key ?? newKey(), begun?.name ?? '');
    }
  };
}

/** 128 random bits. `crypto.randomUUID` is missing where a page comes by plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
