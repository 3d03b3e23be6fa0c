import { useSyncExternalStore } from 'react';
import type { EntryKind } from './queuedCalls.ts';
import type { ShownEntry } from './shownEntries.ts';

/** What waits for the network, as the pages of a member know it. */
export interface Outbox {
  /** In the order in which it is sent; the same array until something changes. */
  entries: () => readonly ShownEntry[];
  subscribe: (onChange: () => void) => () => void;
  /** Takes an entry out, or lets a refused one go. Whoever asks for it takes care of its words. */
  remove: (id: string) => Promise<void>;
  /** The same, and its files are with the post that is being written again. */
  takeBack: (id: string) => Promise<void>;
  /** Whether the device stores what waits. Otherwise it waits only while this page is open. */
  isStored: () => boolean;
  /** Takes everything out: the member logs out. */
  forget: () => Promise<void>;
}

let current: Outbox | undefined;
const watchers = new Set<() => void>();
const NOTHING: readonly ShownEntry[] = [];

/** Gives the pages the outbox of the member who is here; nothing once they have left. */
export function putOutbox(outbox: Outbox | undefined): void {
  current = outbox;
  for (const tell of watchers) tell();
}

/** The outbox, once its script is there. */
export const readOutbox = (): Outbox | undefined => current;

function subscribe(onChange: () => void): () => void {
  let leave = current?.subscribe(onChange);
  const follow = () => {
    leave?.();
    leave = current?.subscribe(onChange);
    onChange();
  };
  watchers.add(follow);
  return () => {
    watchers.delete(follow);
    leave?.();
  };
}

const read = () => current?.entries() ?? NOTHING;

/** Everything that waits, and what was refused. */
export const useOutbox = (): readonly ShownEntry[] => useSyncExternalStore(subscribe, read, () => NOTHING);

/** What waits and is about one thing: a friend, a post. */
export const useWaitingFor = (kind: EntryKind, about: string): readonly ShownEntry[] =>
  useOutbox().filter((entry) => entry.kind === kind && entry.about === about);
