import { ApiError } from '@friendbase/contract';
import { createActor, fromPromise, type ActorOptions } from 'xstate';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import {
  ENTRY_VERSION,
  entryOf,
  isTooOld,
  MOST_ENTRIES,
  MOST_FILE_BYTES,
  TOO_OLD,
  type Entry,
} from './entry.ts';
import type { KeptFile } from './carriedFiles.ts';
import type { KeptCall, StoredInput } from './keptCalls.ts';
import { OutboxFull } from './kept.ts';
import { turnActor, wakesActor, type Wakes } from './outboxActors.ts';
import {
  isRefusal,
  nextOf,
  outboxMachine,
  RefusedEntry,
  refusedEntry,
  type OutboxWord,
  type Waiting,
} from './outboxMachine.ts';
import type { Outbox } from './outboxSlot.ts';
import { showEntries } from './shownEntries.ts';
import { createMemoryStore, type OutboxStore } from './outboxStore.ts';

/** What is to be kept. */
export interface Kept {
  id: string;
  call: KeptCall;
  input: StoredInput;
  files?: readonly KeptFile[] | undefined;
}

export interface OutboxOptions {
  memberId: string;
  /** Where the device keeps it; nowhere without one. */
  stored: OutboxStore | undefined;
  /** False where the member wants nothing more kept on the device: what waits there already is sent all the same. */
  mayStore: boolean;
  /** By which one tab of a browser has its turn. Left out, each sends: the keys let each call happen once. */
  locks: LockManager | undefined;
  tabs: TabChannel<OutboxWord> | undefined;
  wakes: Wakes;
  /**
   * Makes the call. Rejects where another member is logged in.
   *
   * @param remember keeps which of the files were sent
   */
  send: (entry: Entry, remember: (files: readonly KeptFile[]) => Promise<void>) => Promise<unknown>;
  /** It was sent, by this tab or another one: shows it where it belongs, before it is gone from the outbox. */
  onSent: (entry: Entry, answer: unknown) => Promise<void>;
  /** The server, or the device, refused it. Not called for a press whose part still waits for the outcome. */
  onRefused: (entry: Entry) => void;
  /** The files of a post that was taken back. They are on the device until this is done. */
  onFilesBack: (files: readonly KeptFile[]) => Promise<void>;
  /** Nothing waits anymore. */
  onEmptied: () => void;
  onSignedOut: () => void;
  now?: () => number;
  /** @default the browser's own */
  clock?: ActorOptions<typeof outboxMachine>['clock'] | undefined;
}

export interface OpenedOutbox extends Outbox {
  /** Whether something waits that a new call must not overtake. */
  hasWaiting: () => boolean;
  /** Rejects with `OutboxFull` where nothing more can wait. */
  keep: (kept: Kept, isLost: boolean) => Promise<void>;
  /** The id of a press that waits already. */
  find: (call: KeptCall, input: StoredInput) => string | undefined;
  /** The answer to what is kept. Rejects with the error response, or with an `AbortError` where it was taken back. */
  outcome: (id: string) => Promise<unknown>;
  stop: () => void;
}

/** Opens the outbox of a member on this page. What was kept before is sent as soon as it can be. */
export function openOutbox(options: OutboxOptions): OpenedOutbox {
  const { memberId, stored, locks, tabs, wakes, send, onSent, onRefused, onEmptied, onSignedOut } = options;
  const { onFilesBack } = options;
  const { mayStore, now = Date.now, clock } = options;
  const memory = createMemoryStore();
  let isStored = mayStore && stored !== undefined;
  const storeOf = (entry: Pick<Waiting, 'isStored'>): OutboxStore =>
    entry.isStored && stored ? stored : memory;
  const plain = ({ place: _place, isStored: _isStored, ...entry }: Waiting): Entry => entry;
  let isLeft = false;
  // A page that is left may still be deleting what it kept.
  const tell = (word: OutboxWord) => isLeft || tabs?.tell(word);

  const loadFrom = async (store: OutboxStore, isOfDevice: boolean): Promise<Waiting[]> =>
    (await store.load()).flatMap(({ place, value }) => {
      const entry = entryOf(value, memberId, `${memberId} ${place}`);
      return entry ? [{ ...entry, place, isStored: isOfDevice }] : [];
    });
  const load = async (): Promise<Waiting[]> => {
    const ofDevice = stored ? await loadFrom(stored, true).catch(giveUpDevice) : [];
    return [...ofDevice, ...(await loadFrom(memory, false))];
  };
  const giveUpDevice = (): Waiting[] => {
    isStored = false;
    return [];
  };

  const deliver = fromPromise<unknown, { entry: Waiting | undefined }>(async ({ input: { entry } }) => {
    if (!entry) throw new Error('Nothing to send');
    tell({ type: 'sending', memberId, id: entry.id });
    try {
      return await sendOnce(entry);
    } finally {
      tell({ type: 'sending', memberId, id: undefined });
    }
  });
  const sendOnce = async (entry: Waiting): Promise<unknown> => {
    const store = storeOf(entry);
    try {
      const kept = await store.load().catch(() => undefined);
      // Taken back in another tab a moment ago.
      const found = kept?.find(({ place }) => place === entry.place);
      if (kept && !found) {
        void reload();
        throw new Error('Not there anymore');
      }
      if (isTooOld(entry, now())) throw new RefusedEntry(TOO_OLD);
      const files = found ? entryOf(found.value, memberId, entry.id)?.files : entry.files;
      const answer = await send({ ...plain(entry), files }, (sent) =>
        store.put(entry.place, { ...plain(entry), files: sent }).catch(() => undefined),
      );
      // Before the next one is sent: what was answered is never sent again after a reload.
      await store.remove(entry.place).catch(() => undefined);
      await onSent(plain(entry), answer).catch(() => undefined);
      return answer;
    } catch (error) {
      if (isRefusal(error))
        await store.put(entry.place, plain(refusedEntry(entry, error))).catch(() => undefined);
      throw error;
    }
  };

  const actor = createActor(
    outboxMachine.provide({
      actors: { turn: turnActor(locks, memberId), wakes: wakesActor(wakes), send: deliver },
    }),
    { ...(clock && { clock }) },
  );
  // What changes while the device is read is not lost by what was read before.
  let changes = 0;
  let isOpen = true;
  const reload = async () => {
    let before: number;
    let entries: Waiting[];
    do {
      before = changes;
      entries = await load();
    } while (before !== changes);
    if (!isOpen) return;
    actor.send({ type: 'loaded', entries });
    // Taken back in another tab.
    const { sending } = actor.getSnapshot().context;
    for (const id of outcomes.keys()) if (id !== sending?.id && !entryWith(id)) settle(id, takenBack);
  };
  actor.on('sent', ({ entry, answer }) => {
    tell({ type: 'sent', memberId, entry: plain(entry), answer });
    settle(entry.id, ({ resolve }) => resolve(answer));
  });
  actor.on('refused', ({ entry, error }) => {
    tell({ type: 'refused', memberId, entry: plain(entry) });
    refuse(plain(entry), error);
  });
  actor.on('signedOut', onSignedOut);
  actor.on('emptied', onEmptied);
  tabs?.listen((word) => {
    if (word.memberId !== memberId) return;
    if (word.type === 'sending') actor.send({ type: 'sending.elsewhere', id: word.id });
    if (word.type === 'changed') void reload();
    if (word.type === 'sent') void hearSent(word.entry, word.answer);
    if (word.type === 'refused') void reload().then(() => refuse(word.entry, errorOf(word.entry)));
  });

  const outcomes = new Map<string, PromiseWithResolvers<unknown>>();
  const settle = (id: string, how: (outcome: PromiseWithResolvers<unknown>) => void): boolean => {
    const outcome = outcomes.get(id);
    outcomes.delete(id);
    if (outcome) how(outcome);
    return outcome !== undefined;
  };
  const refuse = (entry: Entry, error: unknown) => {
    const isHeard = settle(entry.id, ({ reject }) => reject(error));
    if (!isHeard) onRefused(entry);
  };
  const hearSent = async (entry: Entry, answer: unknown) => {
    await onSent(entry, answer).catch(() => undefined);
    settle(entry.id, ({ resolve }) => resolve(answer));
    await reload();
    if (!hasWaiting()) onEmptied();
  };
  const hasWaiting = () => nextOf(actor.getSnapshot().context) !== undefined;
  const show = showEntries();
  const entryWith = (id: string) => actor.getSnapshot().context.entries.find((entry) => entry.id === id);

  /** @param giveFiles takes its files before they leave the device */
  const leave = async (id: string, giveFiles?: OutboxOptions['onFilesBack']) => {
    const entry = entryWith(id);
    if (!entry) return;
    changes += 1;
    actor.send({ type: 'gone', id });
    settle(id, takenBack);
    if (entry.files) await giveFiles?.(entry.files);
    await storeOf(entry)
      .remove(entry.place)
      .catch(() => undefined);
    changes += 1;
    tell({ type: 'changed', memberId });
  };

  actor.start();
  void reload();
  return {
    entries: () => show(actor.getSnapshot().context),
    subscribe: (onChange) => {
      const watch = actor.subscribe(onChange);
      return () => watch.unsubscribe();
    },
    hasWaiting,
    find(call, input) {
      const wanted = JSON.stringify(input);
      const isSame = (entry: Waiting) =>
        entry.call === call && entry.refused === undefined && JSON.stringify(entry.input) === wanted;
      return actor.getSnapshot().context.entries.find(isSame)?.id;
    },
    outcome(id) {
      const outcome = outcomes.get(id) ?? Promise.withResolvers<unknown>();
      outcomes.set(id, outcome);
      return outcome.promise;
    },
    isStored: () => isStored,
    async keep({ id, call, input, files }, isLost) {
      const { entries } = actor.getSnapshot().context;
      if (entries.length >= MOST_ENTRIES) throw new OutboxFull('full');
      if (files && bytesOf([...entries, { files }]) > MOST_FILE_BYTES) throw new OutboxFull('filesFull');
      const entry: Entry = { version: ENTRY_VERSION, id, memberId, at: now(), call, input, files };
      const place = mayStore ? await stored?.add(entry).catch(() => undefined) : undefined;
      // The composer has them still: nothing is better than until the page is left.
      if (files && mayStore && place === undefined) throw new OutboxFull('filesNotKept');
      if (place === undefined) isStored = false;
      const inMemory = place === undefined ? await memory.add(entry) : undefined;
      changes += 1;
      actor.send({
        type: 'kept',
        isLost,
        entry: {
          ...entry,
          place: place ?? inMemory ?? 0,
          isStored: place !== undefined,
        },
      });
      if (place !== undefined) tell({ type: 'changed', memberId });
    },
    remove: (id) => leave(id),
    takeBack: (id) => leave(id, onFilesBack),
    async forget() {
      isOpen = false;
      actor.stop();
      await memory.forget();
      await stored?.forget().catch(() => undefined);
      tell({ type: 'changed', memberId });
    },
    stop: () => {
      isOpen = false;
      actor.stop();
      isLeft = true;
      tabs?.close();
    },
  };
}

const bytesOf = (entries: readonly Pick<Entry, 'files'>[]): number =>
  entries.flatMap(({ files = [] }) => files).reduce((sum, { file }) => sum + file.size, 0);

const takenBack = ({ reject }: PromiseWithResolvers<unknown>): void =>
  reject(new DOMException('It was taken back.', 'AbortError'));

/** What another tab was answered, as far as an entry has it. */
const errorOf = ({ refused }: Entry): ApiError =>
  new ApiError({ status: refused?.status ?? 400, message: refused?.message ?? '', code: undefined });
