import { isMoment, type Me, type News } from '@friendbase/contract';
import type { DeviceStore } from '../lib/device/deviceStore.ts';
import type { WatchStorage } from '../lib/device/watchStorage.ts';

type Carrier = 'open' | 'pending' | 'closed';

/** Hears what a check has counted, and what the one before it had for the same member. */
type HearNews = (news: News, before: News | undefined) => void;

/** What came for the member since they last looked behind the bell, on this device. */
export interface BellNews {
  /** Who is on this page now, or nobody. */
  meet: (memberId: string | undefined) => void;
  /** From when on the next check of the session counts; nothing where it need not. */
  since: () => string | undefined;
  /** What a check has counted from `since` on. */
  take: (me: Pick<Me, 'id' | 'news'>, since: string | undefined) => void;
  /** Whether the page is told what happens. Where it is, a check counts only after `want`. */
  setCarrier: (carrier: Carrier) => void;
  /** `pending` before that is known. */
  carrier: () => Carrier;
  /** Something has happened: the next check counts. */
  want: () => void;
  /** How many cases wait for a moderator, whether they have looked or not. */
  waitingCases: () => number;
  /** How many people and conversations are new. Nothing until the check after a look is answered. */
  count: () => number;
  /** The member looks: what came up to now is no longer new. Returns when they looked before. */
  look: () => string | undefined;
  /** Lets one part of the page hear what each check has counted. */
  onNews: (hear: HearNews) => void;
  subscribe: (onChange: () => void) => () => void;
  forget: (memberId: string) => void;
  /** The member has chosen what is kept: a look that may not stay on the device leaves it. */
  settle: () => void;
  stop: () => void;
}

export interface BellNewsOptions {
  device: DeviceStore;
  /** Whether a member's last look may be kept on this device. */
  mayPersist?: (memberId: string) => boolean;
  /** Tells of looks in other tabs. */
  watchStorage?: WatchStorage | undefined;
  now?: () => number;
}

const FAMILY = 'look.';

/**
 * The number beside the bell. It counts from a moment that the server has named, so the clock of the device does not
 * matter; a member who is new on a device begins with nothing new. Another tab that looks takes the number away here too.
 */
export function openNews({
  device,
  mayPersist = () => true,
  watchStorage,
  now = Date.now,
}: BellNewsOptions): BellNews {
  /** Looks of this page, for a device that keeps nothing. */
  const looks = new Map<string, string>();
  const watchers = new Set<() => void>();
  let shown: string | undefined;
  let answer: { memberId: string; since: string; news: News } | undefined;
  let count = 0;
  let waitingCases = 0;
  let hear: HearNews | undefined;
  let carrier: Carrier = 'pending';
  let isWanted = true;

  const tellAll = () => watchers.forEach((tell) => tell());
  const lookOf = (memberId: string): string | undefined => {
    const stored = device.read(FAMILY + memberId);
    return isMoment(stored) ? stored : looks.get(memberId);
  };
  const persist = (memberId: string, at: string) => {
    looks.set(memberId, at);
    if (mayPersist(memberId)) device.write(FAMILY + memberId, at);
  };
  /** An answer about the time before the last look tells nothing. */
  const recount = () => {
    const isAnswered = answer?.memberId === shown && answer?.since === (shown && lookOf(shown));
    const next =
      answer && isAnswered ? answer.news.requests + answer.news.conversations + answer.news.decisions : 0;
    const waiting = (answer?.memberId === shown && answer?.news.cases) || 0;
    if (next === count && waiting === waitingCases) return;
    count = next;
    waitingCases = waiting;
    tellAll();
  };

  const listening = new AbortController();
  watchStorage?.(FAMILY, recount, listening.signal);
  return {
    meet(memberId) {
      shown = memberId;
      recount();
    },
    since() {
      if (carrier === 'open' && !isWanted) return undefined;
      // Who is here is not known before the first answer: a device with one member most likely has that one.
      const [only, ...others] = device.keys(FAMILY).map((key) => key.slice(FAMILY.length));
      const memberId = shown ?? (others.length === 0 ? only : undefined);
      return (memberId && lookOf(memberId)) ?? new Date(now()).toISOString();
    },
    take({ id, news }, since) {
      if (!news || since === undefined) return;
      isWanted = false;
      if (lookOf(id) === undefined) persist(id, news.at);
      const before = answer?.memberId === id ? answer.news : undefined;
      answer = { memberId: id, since, news };
      recount();
      hear?.(news, before);
    },
    setCarrier(isNow) {
      carrier = isNow;
      tellAll();
    },
    carrier: () => carrier,
    want: () => void (isWanted = true),
    count: () => count,
    waitingCases: () => waitingCases,
    look() {
      if (shown === undefined) return undefined;
      const before = lookOf(shown);
      if (answer?.memberId === shown) persist(shown, answer.news.at);
      recount();
      return before;
    },
    onNews: (one) => void (hear = one),
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    forget(memberId) {
      looks.delete(memberId);
      device.remove(FAMILY + memberId);
      recount();
    },
    settle() {
      if (shown === undefined || mayPersist(shown)) return;
      const at = lookOf(shown);
      device.remove(FAMILY + shown);
      if (at !== undefined) looks.set(shown, at);
    },
    stop: () => listening.abort(),
  };
}
