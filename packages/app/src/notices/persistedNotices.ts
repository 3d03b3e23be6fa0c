import type { Words } from '@friendbase/ui-kit/words';
import type { Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/device/deviceStore.ts';
import { DRAFT_LIFE_MS } from '../lib/forms/drafts.ts';
import type { Notices } from './createNotices.ts';
import type { StoredNotice } from './noticesMachine.ts';

/** Calls back with the member on this page, or undefined while none is; returns how to stop. */
type WatchMember = (onChange: (memberId: string | undefined) => void) => { unsubscribe(): void };

export interface PersistedNotices {
  /** Deletes the member's list from this device and from the page. */
  forget: (memberId: string) => void;
  /** The member has chosen how long it is stored: a list that may not stay on the device leaves it. */
  settle: () => void;
  stop: () => void;
}

interface PersistNoticesOptions {
  device: DeviceStore;
  notices: Notices;
  watchMember: WatchMember;
  /** How long a member wants it stored. @default until they log out */
  retention?: (memberId: string) => Preferences['keepWriting'];
  now?: () => number;
}

const FAMILY = 'notices.';
const keyOf = (memberId: string) => FAMILY + memberId;

/**
 * Stores each member's list on this device and shows it while they are here. What is said to a visitor goes
 * into nobody's list: the next one to log in may be somebody else.
 */
export function persistNotices({
  device,
  notices,
  watchMember,
  retention = () => 'until-log-out',
  now = Date.now,
}: PersistNoticesOptions): PersistedNotices {
  let shown: string | undefined;
  /** The list of the member whose session ended. Stored in memory too, for a device that stores nothing. */
  let away: { memberId: string; list: StoredNotice[] } | undefined;

  const show = (memberId: string | undefined, list: StoredNotice[]) => {
    // Nobody's, while the lists change: else the new list would be written under the old member's key.
    shown = undefined;
    notices.send({ type: 'list.restored', list });
    shown = memberId;
  };
  /** What is on the device under a key and not too old. */
  const fresh = (key: string): StoredNotice[] => {
    const stored = device.read(key);
    const isFresh = ({ at }: StoredNotice) => now() - Date.parse(at) < DRAFT_LIFE_MS;
    return isList(stored) ? stored.filter(isFresh) : [];
  };
  const sweep = () => {
    for (const key of device.keys(FAMILY)) if (fresh(key).length === 0) device.remove(key);
  };

  sweep();
  const watches = [
    watchMember((memberId) => {
      if (memberId === shown) return;
      if (shown !== undefined) away = { memberId: shown, list: notices.getSnapshot().context.list };
      if (memberId === undefined) show(undefined, []);
      else show(memberId, away?.memberId === memberId ? away.list : fresh(keyOf(memberId)));
    }),
    notices.subscribe(({ context }) => {
      if (shown !== undefined && retention(shown) !== 'never') device.write(keyOf(shown), context.list);
    }),
  ];
  return {
    forget(memberId) {
      device.remove(keyOf(memberId));
      if (away?.memberId === memberId) away = undefined;
      if (shown === memberId) show(undefined, []);
    },
    settle() {
      if (shown !== undefined && retention(shown) === 'never') device.remove(keyOf(shown));
    },
    stop: () => watches.forEach((watch) => watch.unsubscribe()),
  };
}

const isList = (value: unknown): value is StoredNotice[] =>
  Array.isArray(value) && value.every(isStoredNotice);

const isStoredNotice = (value: unknown): value is StoredNotice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'at', 'tone'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  ['title', 'text'].every((key) => isWords((value as Record<string, unknown>)[key]));

const isWords = (value: unknown): value is Words =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    ['catalogue', 'key'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string'));
