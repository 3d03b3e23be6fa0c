import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Hear, LiveSignals } from './live.ts';

const CHANNEL = 'friendbase_live';
/** Of their own: a process of an older version would take these for members to whom something happened. */
const TYPING_CHANNEL = 'friendbase_typing';
const COUNTED_CHANNEL = 'friendbase_counted';
/** A notification holds 7,999 bytes: ids of 36, a space each, and the process that sends it. */
const IDS_IN_ONE = 200;
/** Before the next try to listen. Also how late news comes at most while nobody can listen. */
const RETRY_MS = 1000;
/** A connection that hears nothing of its own within this time is taken for dead. */
const PROOF_MS = 5000;
const PROVE_EVERY_MS = 30_000;

interface SignalOptions {
  /** Of the server itself, past a pooler that shares connections between transactions: those hear nothing. */
  url: string;
  logger: Pick<Logger, 'warn'>;
  proofMs?: number;
  retryMs?: number;
  proveEveryMs?: number;
}

export interface PostgresSignals extends LiveSignals {
  stop(): Promise<void>;
}

/**
 * Tells other processes by NOTIFY, and hears them on a connection of its own. While that is down, or hears nothing of what
 * it says itself, everybody looks once a second: nothing is lost, it comes later.
 */
export function openPostgresSignals({
  url,
  logger,
  proofMs = PROOF_MS,
  retryMs = RETRY_MS,
  proveEveryMs = PROVE_EVERY_MS,
}: SignalOptions): PostgresSignals {
  const self = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  let hear: Hear = { onTold: () => undefined, onTyping: () => undefined, onCounted: () => undefined };
  let hasWarned = false;

  /** Listens until the connection breaks or hears nothing. */
  async function listenOnce(): Promise<void> {
    const broken = new AbortController();
    const client = new pg.Client({
      connectionString: url,
      application_name: 'friendbase live',
      keepAlive: true,
      connectionTimeoutMillis: proofMs,
      query_timeout: proofMs,
    });
    const end = () => broken.abort();
    // The log names the error as the cause of what was waited for in vain.
    client.on('error', (error) => broken.abort(error)).on('end', end);
    signal.addEventListener('abort', end);
    let proven = (): void => undefined;
    let isProven = false;
    client.on('notification', ({ channel, payload = '' }) => {
      const [from, ...memberIds] = payload.split(' ');
      const isOwn = from === self;
      const [first, second] = memberIds;
      if (channel !== CHANNEL) {
        const hearTwo = channel === TYPING_CHANNEL ? hear.onTyping : hear.onCounted;
        if (!isOwn && first && second) hearTwo(first, second);
        return;
      }
      // Without ids it proves the connection of the process that sent it, and tells the others nothing.
      if (isOwn && memberIds.length === 0) proven();
      if (!isOwn && memberIds.length > 0) hear.onTold(memberIds);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      for (const channel of [TYPING_CHANNEL, COUNTED_CHANNEL]) await client.query(`listen ${channel}`);
      while (!broken.signal.aborted) {
        const proof = new Promise<void>((resolve) => (proven = resolve));
        await client.query('select pg_notify($1, $2)', [CHANNEL, self]);
        const isHeard = await Promise.race([
          proof.then(() => true),
          sleep(proofMs, false, { signal: broken.signal }),
        ]);
        if (!isHeard) throw new Error('Nothing is heard of what was told: is there a pooler in between?');
        // What was told before this connection listened.
        if (!isProven) hear.onTold('all');
        isProven = true;
        hasWarned = false;
        await sleep(proveEveryMs, undefined, { signal: broken.signal });
      }
    } finally {
      signal.removeEventListener('abort', end);
      await client.end().catch(() => undefined);
    }
  }

  async function listenOn(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted && !hasWarned) logger.warn({ err: error }, 'not listening to other processes');
        hasWarned = true;
      });
      hear.onTold('all');
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const notify = async (trx: Knex.Transaction, channel: string, ...ids: string[]): Promise<void> => {
    await trx.raw('select pg_notify(?, ?)', [channel, [self, ...ids].join(' ')]);
  };

  let listening: Promise<void> | undefined;
  return {
    async tell(trx: Knex.Transaction, memberIds) {
      for (let n = 0; n < memberIds.length; n += IDS_IN_ONE) {
        await notify(trx, CHANNEL, ...memberIds.slice(n, n + IDS_IN_ONE));
      }
    },
    tellTyping: (trx, memberId, partnerId) => notify(trx, TYPING_CHANNEL, memberId, partnerId),
    tellCounted: (trx, postId, actorId) => notify(trx, COUNTED_CHANNEL, postId, actorId),
    listen(given) {
      hear = given;
      listening = listenOn();
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
