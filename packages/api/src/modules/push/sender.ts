import { firstNameOf, isPushAddress, personSeen, quietMs } from '@friendbase/contract';
import type { PushPayload } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createDueRounds, keepLooking, later } from '../../live/dueRounds.ts';
import { PUSH_DELAY_MS, PushSubscriptionModel } from '../../live/pushQueue.ts';
import { readSettings } from '../notifications/settings.ts';
import { readNewSince } from '../notifications/standing.ts';
import { joinOpenSessions } from '../sessions/model.ts';
import { MemberModel } from '../users/model.ts';
import { deliver } from './deliver.ts';
import type { Delivered, DeliverOptions } from './deliver.ts';

/** A process that has taken a push has told it by then, or is no more: the next one takes it. */
const LEASE_MS = 30_000;
/** A browser is told at most once in this time. */
const REST_MS = 60_000;
/** Before the second try, the third and the last. */
const RETRY_MS = [60_000, 5 * 60_000, 20 * 60_000];
/** After that it is no news anymore, whoever could not be reached. */
const OLDEST_MS = 4 * 60 * 60_000;
/** Pushes on their way at once. */
const AT_ONCE = 8;
/** Pushes that are looked for at once. */
const BATCH = 200;

export interface PushSenderOptions extends Pick<DeliverOptions, 'settings' | 'agent' | 'answerLimit'> {
  db: Knex;
  /** Only reads. */
  reader: Knex;
  clock: { now(): Date };
  logger: Pick<Logger, 'warn' | 'error'>;
}

export interface PushSender {
  /** Sends what is due; several processes share it. */
  sendDue(): Promise<void>;
  /** Ends what is on its way: it is sent again by whoever is there after `LEASE_MS`. */
  stop(): Promise<void>;
}

/** A browser that is to be told something, and whose it is. */
type Due = PushSubscriptionModel & { dueAt: string; newSince: string; newestAt: string; memberId: string };

/** Whether what one is to be told is no news anymore `inMs`. */
const isOld = ({ newSince }: Due, now: Date, inMs = 0): boolean =>
  now.getTime() + inMs - Date.parse(newSince) > OLDEST_MS;

/** What one is told: nothing where nothing is new anymore, where it is unwanted, and in quiet hours. */
async function payloadFor(db: Knex, due: Due, now: Date): Promise<PushPayload | undefined> {
  const { memberId, newSince, tells } = due;
  const settings = await readSettings(db, memberId);
  if (quietMs(settings.quiet, now) > 0) return undefined;
  const news = await readNewSince(db, memberId, settings, newSince);
  const message = news.find(({ kind }) => kind === 'message');
  if (news.length === 0) return undefined;
  if (!message || tells === 'something') return {};
  const writer = await MemberModel.query(db).findById(message.thingId).modify('person');
  return writer ? { from: firstNameOf(personSeen(writer).displayName) } : {};
}

export function createPushSender({
  db,
  reader,
  clock,
  settings,
  logger,
  agent,
  answerLimit,
}: PushSenderOptions): PushSender {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function readDue(): Promise<Due[]> {
    const now = clock.now();
    return joinOpenSessions(PushSubscriptionModel.query(reader), PushSubscriptionModel.tableName, now)
      .select('pushSubscriptions.*', 'sessions.userId as memberId')
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .limit(BATCH)
      .castTo<Due[]>();
  }

  /** Takes one, unless another process has. Answers until when it is this process's. */
  async function take({ id, dueAt }: Due, now: Date): Promise<string | undefined> {
    const lease = later(now, LEASE_MS);
    const taken = await PushSubscriptionModel.query(db)
      .where({ id, dueAt })
      .patch({ dueAt: lease, tries: db.raw('tries + 1') as never });
    return taken === 1 ? lease : undefined;
  }

  /** What came meanwhile is told next. */
  const finish = ({ id, newestAt }: Due, lease: string, now: Date, restMs: number): PromiseLike<number> =>
    PushSubscriptionModel.query(db)
      .where({ id, dueAt: lease })
      .patch({
        tries: 0,
        restUntil: later(now, restMs),
        newSince: db.raw('case when newest_at = ? then null else ? end', [newestAt, newestAt]) as never,
        dueAt: db.raw('case when newest_at = ? then null else ? end', [
          newestAt,
          later(now, Math.max(restMs, PUSH_DELAY_MS)),
        ]) as never,
      });

  const settle = async (due: Due, lease: string, delivered: Delivered): Promise<void> => {
    const now = clock.now();
    if (delivered.is === 'sent') {
      await finish(due, lease, now, REST_MS);
      return;
    }
    if (delivered.is === 'gone') {
      await PushSubscriptionModel.query(db).delete().where({ id: due.id, dueAt: lease });
      return;
    }
    const { is, status } = delivered;
    logger.warn({ service: new URL(due.endpoint).host, status, tries: due.tries + 1 }, 'push not taken');
    const retryMs = is === 'failed' ? RETRY_MS[due.tries] : undefined;
    const waitMs = Math.max(retryMs ?? 0, delivered.waitMs);
    if (retryMs === undefined || isOld(due, now, waitMs)) await finish(due, lease, now, 0);
    else
      await PushSubscriptionModel.query(db)
        .where({ id: due.id, dueAt: lease })
        .patch({ dueAt: later(now, waitMs) });
  };

  async function sendOne(due: Due): Promise<void> {
    const now = clock.now();
    const lease = await take(due, now);
    if (lease === undefined) return;
    const { endpoint, publicKey } = due;
    if (publicKey !== settings.publicKey || !isPushAddress(endpoint, settings.hosts))
      return settle(due, lease, { is: 'gone' });
    const payload = isOld(due, now) ? undefined : await payloadFor(reader, due, now);
    if (!payload) {
      await finish(due, lease, now, 0);
      return;
    }
    const delivered = await deliver(due, payload, { settings, now, signal, agent, answerLimit });
    if (!signal.aborted) await settle(due, lease, delivered);
  }

  const rounds = createDueRounds({
    readDue,
    work: sendOne,
    atOnce: AT_ONCE,
    onError: (error) => logger.error({ err: error }, 'push not sent'),
  });
  return {
    sendDue: rounds.run,
    stop() {
      stopping.abort();
      return rounds.stop();
    },
  };
}

/** Looks for what is due, again and again. */
export function runPushSender(options: PushSenderOptions): Pick<PushSender, 'stop'> {
  const { logger } = options;
  const sender = createPushSender(options);
  const stopLooking = keepLooking(
    () => sender.sendDue(),
    (error) => logger.error({ err: error }, 'pushes not looked for'),
  );
  return {
    stop() {
      stopLooking();
      return sender.stop();
    },
  };
}
