import { ApiError } from '@friendbase/contract';
import { createActor } from 'xstate';
import type { QueuedFile } from './carriedFiles.ts';
import { deliverActor } from './deliverActor.ts';
import { ENTRY_VERSION, MOST_ENTRIES, MOST_FILE_BYTES, type Entry } from './entry.ts';
import { OutboxFull } from './outboxErrors.ts';
import type { QueuedCall, StoredInput } from './queuedCalls.ts';
import { createOutcomes, takenBack } from './outcomes.ts';
import { turnActor, wakesActor } from './outboxActors.ts';
import { nextOf, outboxMachine, type OutboxWord, type Waiting } from './outboxMachine.ts';
import type { OutboxOptions } from './outboxOptions.ts';
import { openPlaces, plainEntry } from './outboxPlaces.ts';
import type { Outbox } from './outboxSlot.ts';
import { showEntries } from './shownEntries.ts';

/** What is to be queued. */
export interface NewEntry {
  id: string;
  call: QueuedCall;
  input: StoredInput;
  files?: readonly QueuedFile[] | undefined;
}

export interface OpenedOutbox extends Outbox {
  /** Whether something waits that a new call must not overtake. */
  hasWaiting: () => boolean;
  /** Rejects with `OutboxFull` where nothing more can wait. */
  enqueue: (queued: NewEntry, isLost: boolean) => Promise<void>;
  /** The id of a press that waits already. */
  find: (call: QueuedCall, input: StoredInput) => string | undefined;
  /** The answer to what is queued. Rejects with the error response, or with an `AbortError` where it was taken back. */
  outcome: (id: string) => Promise<unknown>;
  stop: () => void;
}

/** Opens the outbox of a member on this page. What was queued before is sent as soon as it can be. */
export function openOutbox(options: OutboxOptions): OpenedOutbox {
  const { memberId, stored, locks, tabs, wakes, send, onSent, onRefused, onEmptied, onSignedOut } = options;
  const { onFilesBack } = options;
  const { mayStore, now = Date.now, clock } = options;
  const places = openPlaces({ memberId, stored, mayStore });
  let isLeft = false;
  // A page that is left may still be deleting what it queued.
  const tell = (word: OutboxWord) => isLeft || tabs?.tell(word);

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        turn: turnActor(locks, memberId),
        wakes: wakesActor(wakes),
        send: deliverActor({ memberId, places, send, onSent, now, tell, reload: () => void reload() }),
      },
    }),
    { ...(clock && { clock }) },
  );
  // What changes while the device is read is not lost by what was read before.
  let changes = 0;
  let isOpen = true;
  const reload = async (): Promise<void> => {
    const before = changes;
    const entries = await places.load();
    if (before !== changes) return reload();
    if (!isOpen) return;
    actor.send({ type: 'loaded', entries });
    // Taken back in another tab.
    const { sending } = actor.getSnapshot().context;
    for (const id of outcomes.ids()) if (id !== sending?.id && !entryWith(id)) outcomes.settle(id, takenBack);
  };
  actor.on('sent', ({ entry, answer }) => {
    tell({ type: 'sent', memberId, entry: plainEntry(entry), answer });
    outcomes.settle(entry.id, ({ resolve }) => resolve(answer));
  });
  actor.on('refused', ({ entry, error }) => {
    tell({ type: 'refused', memberId, entry: plainEntry(entry) });
    refuse(plainEntry(entry), error);
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

  const outcomes = createOutcomes();
  const refuse = (entry: Entry, error: unknown) => {
    const isHeard = outcomes.settle(entry.id, ({ reject }) => reject(error));
    if (!isHeard) onRefused(entry);
  };
  const hearSent = async (entry: Entry, answer: unknown) => {
    await onSent(entry, answer).catch(() => undefined);
    outcomes.settle(entry.id, ({ resolve }) => resolve(answer));
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
    outcomes.settle(id, takenBack);
    if (entry.files) await giveFiles?.(entry.files);
    await places
      .of(entry)
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
    find: (call, input) => actor.getSnapshot().context.entries.find(isSame(call, input))?.id,
    outcome: outcomes.of,
    isStored: places.isStored,
    async enqueue({ id, call, input, files }, isLost) {
      const { entries } = actor.getSnapshot().context;
      if (entries.length >= MOST_ENTRIES) throw new OutboxFull('full');
      if (files && bytesOf([...entries, { files }]) > MOST_FILE_BYTES) throw new OutboxFull('filesFull');
      const entry: Entry = { version: ENTRY_VERSION, id, memberId, at: now(), call, input, files };
      const added = await places.add(entry);
      changes += 1;
      actor.send({ type: 'queued', isLost, entry: added });
      if (added.isStored) tell({ type: 'changed', memberId });
    },
    remove: (id) => leave(id),
    takeBack: (id) => leave(id, onFilesBack),
    async forget() {
      isOpen = false;
      actor.stop();
      await places.forget();
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

/** The same press once more, as long as it was not refused. */
const isSame = (call: QueuedCall, input: StoredInput) => {
  const wanted = JSON.stringify(input);
  return (entry: Waiting): boolean =>
    entry.call === call && entry.refused === undefined && JSON.stringify(entry.input) === wanted;
};

const bytesOf = (entries: readonly Pick<Entry, 'files'>[]): number =>
  entries.flatMap(({ files = [] }) => files).reduce((sum, { file }) => sum + file.size, 0);

/** What another tab was answered, as far as an entry has it. */
const errorOf = ({ refused }: Entry): ApiError =>
  new ApiError({ status: refused?.status ?? 400, message: refused?.message ?? '', code: undefined });
