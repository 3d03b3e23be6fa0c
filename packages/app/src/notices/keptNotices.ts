import { isKnown, type Words } from '@friendbase/ui-kit/words';
import type { DeviceStore } from '../lib/deviceStore.ts';
import type { Notices } from './createNotices.ts';
import type { KeptNotice } from './noticesMachine.ts';

/** Calls back with the member on this page, or undefined while none is; returns how to stop. */
export type WatchMember = (onChange: (memberId: string | undefined) => void) => { unsubscribe(): void };

export interface KeptNotices {
  /** Deletes the member's list from this device and from the page. */
  forget: (memberId: string) => void;
  stop: () => void;
}

const keyOf = (memberId: string) => `notices.${memberId}`;

/**
 * Keeps each member's list on this device and shows it while they are here. What is said to a visitor goes
 * into nobody's list: the next one to log in may be somebody else.
 */
export function keepNotices(device: DeviceStore, notices: Notices, watchMember: WatchMember): KeptNotices {
  let shown: string | undefined;
  /** The list of the member whose session ended. Kept in memory too, for a device that keeps nothing. */
  let away: { memberId: string; list: KeptNotice[] } | undefined;

  const show = (memberId: string | undefined, list: KeptNotice[]) => {
    // Nobody's, while the lists change: else the new list would be written under the old member's key.
    shown = undefined;
    notices.send({ type: 'list.restored', list });
    shown = memberId;
  };
  const listOf = (memberId: string): KeptNotice[] => {
    if (away?.memberId === memberId) return away.list;
    const kept = device.read(keyOf(memberId));
    // A message that is no more, as after an update, cannot be said.
    return isList(kept) ? kept.filter(({ title, text }) => isKnown(title) && isKnown(text)) : [];
  };

  const watches = [
    watchMember((memberId) => {
      if (memberId === shown) return;
      if (shown !== undefined) away = { memberId: shown, list: notices.getSnapshot().context.list };
      show(memberId, memberId === undefined ? [] : listOf(memberId));
    }),
    notices.subscribe(({ context }) => {
      if (shown !== undefined) device.write(keyOf(shown), context.list);
    }),
  ];
  return {
    forget(memberId) {
      device.remove(keyOf(memberId));
      if (away?.memberId === memberId) away = undefined;
      if (shown === memberId) show(undefined, []);
    },
    stop: () => watches.forEach((watch) => watch.unsubscribe()),
  };
}

const isList = (value: unknown): value is KeptNotice[] => Array.isArray(value) && value.every(isKeptNotice);

const isKeptNotice = (value: unknown): value is KeptNotice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'at', 'tone'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  ['title', 'text'].every((key) => isWords((value as Record<string, unknown>)[key]));

const isWords = (value: unknown): value is Words =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    ['catalogue', 'key'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string'));
