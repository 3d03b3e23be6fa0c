import { apiError, liveEvents } from '@friendbase/contract';
import type { LiveEvent, LivePassing, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { storeNotifications } from './notifications.ts';
import { queueNews } from './mailQueue.ts';
import { queuePushes } from './pushQueue.ts';
import { createCounting } from './counting.ts';
import type { ReadCounts } from './counting.ts';
import { liveReader, readPlace, storeLive } from './events.ts';

/** As many streams as one process can hold beside its calls: each takes some 21 KB and a descriptor. */
const MOST_STREAMS = 12_000;
/** The browsers of one member have a stream each, whatever their tabs; far more is a program. */
const MOST_STREAMS_EACH = 20;
/** Whoever finds no place asks again then. */
const BUSY_SECONDS = 30;

export interface Hear {
  /** These members, and `all` where some may have been lost. */
  onTold: (memberIds: readonly string[] | 'all') => void;
  onTyping: (memberId: string, partnerId: string) => void;
  onCounted: (postId: string, actorId: string) => void;
}

/** Tells other processes to whom something happened, and hears it from them. */
export interface LiveSignals {
  /** Tells them, once `trx` is committed. */
  tell(trx: Knex.Transaction, memberIds: readonly string[]): Promise<void>;
  /** Tells them, once `trx` is committed, that `partnerId` is writing to a member. */
  tellTyping(trx: Knex.Transaction, memberId: string, partnerId: string): Promise<void>;
  /** Tells them, once `trx` is committed, that a member has changed how a post is counted. */
  tellCounted(trx: Knex.Transaction, postId: string, actorId: string): Promise<void>;
  listen(hear: Hear): void;
}

interface LiveOptions {
  /** Only reads. */
  db: Knex;
  clock: { now(): Date };
  /** @default this process is the only one */
  signals?: LiveSignals | undefined;
  /** Whether browsers are told what comes while FriendBase is closed. @default false */
  isPushOffered?: boolean;
  /** Whether members are told by mail what concerns the way into their account. @default false */
  sendsMail?: boolean;
  /** @default nobody is told how posts are counted */
  readCounts?: ReadCounts;
  /** The server stops. @default it never does */
  stopping?: AbortSignal;
  /** How many streams there can be at once. @default 12,000 */
  mostStreams?: number;
}

/** What happens to members, from who does it to who follows it. */
export interface Live {
  /** Notes what the transaction of a call does to members. */
  tell(trx: Knex.Transaction, ...told: Told[]): void;
  /**
   * Tells the pages of a member that are open now, once `trx` is committed, that `partnerId` is writing to them. Stored nowhere,
   * and lost where no page is open.
   */
  tellTyping(trx: Knex.Transaction, memberId: string, partnerId: string): Promise<void>;
  /**
   * Tells pages that are open now, once `trx` is committed, how a post is counted after what a member did to it. Stored nowhere,
   * and lost where no page is open.
   */
  tellCounted(trx: Knex.Transaction, postId: string, actorId: string): Promise<void>;
  /** Stores what was noted, as the last thing of the transaction, and tells it once that is committed. */
  flush(trx: Knex.Transaction): Promise<void>;
  /** How many streams are open in this process. */
  streamCount(): number;
  /** Throws 503 where there are too many streams for one more of this member. */
  requireRoom(memberId: string): void;
  /** What happens to a member from behind `place` on, or from now, until `signal`. */
  follow(memberId: string, place: number | undefined, signal: AbortSignal): AsyncGenerator<LiveEvent>;
}

export function createLive({
  db,
  clock,
  signals,
  isPushOffered = false,
  sendsMail = false,
  readCounts = async () => [],
  stopping = new AbortController().signal,
  mostStreams = MOST_STREAMS,
}: LiveOptions): Live {
  const noted = new WeakMap<Knex.Transaction, Told[]>();
  const followers = new Map<string, Set<(passing?: LivePassing) => void>>();
  let streams = 0;
  const read = liveReader(db);

  const wake = (memberIds: Iterable<string>): void => {
    for (const memberId of memberIds) for (const one of followers.get(memberId) ?? []) one();
  };
  const tellPassing = (memberId: string, passing: LivePassing): void => {
    for (const one of followers.get(memberId) ?? []) one(passing);
  };
  const hearTyping = (memberId: string, partnerId: string): void =>
    tellPassing(memberId, { name: 'typing', data: { partnerId } });
  const countAnew = createCounting({
    readCounts,
    isHere: (memberId) => followers.has(memberId),
    tell: (memberId, data) => tellPassing(memberId, { name: 'counted', data }),
    signal: stopping,
  });
  const hearCounted = (postId: string, actorId: string): void => {
    if (followers.size > 0) countAnew(postId, actorId);
  };
  signals?.listen({
    onTold: (told) => wake(told === 'all' ? followers.keys() : told),
    onTyping: hearTyping,
    onCounted: hearCounted,
  });

  function watch(memberId: string, onChange: (passing?: LivePassing) => void): () => void {
    const own = followers.get(memberId) ?? new Set();
    followers.set(memberId, own.add(onChange));
    streams += 1;
    return () => {
      streams -= 1;
      own.delete(onChange);
      if (own.size === 0) followers.delete(memberId);
    };
  }

  return {
    tell(trx, ...told) {
      noted.set(trx, [...(noted.get(trx) ?? []), ...told]);
    },

    async tellTyping(trx, memberId, partnerId) {
      await signals?.tellTyping(trx, memberId, partnerId);
      trx.executionPromise.then(
        () => hearTyping(memberId, partnerId),
        () => undefined,
      );
    },

    async tellCounted(trx, postId, actorId) {
      await signals?.tellCounted(trx, postId, actorId);
      trx.executionPromise.then(
        () => hearCounted(postId, actorId),
        () => undefined,
      );
    },

    async flush(trx) {
      const told = noted.get(trx) ?? [];
      if (told.length === 0) return;
      const now = clock.now();
      const notified = await storeNotifications(trx, told, now);
      if (isPushOffered) await queuePushes(trx, notified, now);
      if (sendsMail) await queueNews(trx, told, now);
      await storeLive(trx, told, now);
      const memberIds = [...new Set(told.map(({ memberId }) => memberId))];
      await signals?.tell(trx, memberIds);
      trx.executionPromise.then(
        () => wake(memberIds),
        () => undefined,
      );
    },

    streamCount: () => streams,

    requireRoom(memberId) {
      const own = followers.get(memberId)?.size ?? 0;
      if (streams >= mostStreams || own >= MOST_STREAMS_EACH)
        throw apiError('busy', { retryAfterSeconds: BUSY_SECONDS });
    },

    follow: (memberId, place, signal) =>
      liveEvents(
        {
          last: () => readPlace(db, memberId),
          read: (behind) => read(memberId, behind),
          watch: (onChange) => watch(memberId, onChange),
        },
        place,
        signal,
      ),
  };
}
