import { createHash, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context, Middleware } from 'koa';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Live } from '../live/live.ts';
import { canonicalAddress, isLoopback } from './networkAddress.ts';

const PATH = '/metrics';

/** From a call that reads one row to the limits on time. In seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What waits for a background job, by its table: rows whose time has come or will. */
const QUEUES = ['mails', 'exports', 'push_subscriptions'] as const;

interface MetricsDeps {
  db: Knex;
  reader: Knex;
  live: Pick<Live, 'streamCount'>;
  publicOrigin: string;
  /** Who shows it may read. Without one only this machine may, and only where the place itself is on this machine alone. */
  token: string | undefined;
}

/**
 * What this process measures, for Prometheus: a middleware that stands before the log, counts every request and answers
 * `/metrics`. Nothing in it is about a member: a call is named by its route.
 */
export function metrics({ db, reader, live, publicOrigin, token }: MetricsDeps): Middleware {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  // Memory, garbage collection, processor time and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'friendbase_request_seconds',
    help: 'From the first byte of a request to the last of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  measureStatements({ write: db, read: reader }, registers);
  const streams: Gauge = new Gauge({
    name: 'friendbase_streams',
    help: 'Open streams of what happens.',
    registers,
    collect: () => streams.set(live.streamCount()),
  });
  const queues: Gauge<'queue'> = new Gauge({
    name: 'friendbase_queue_length',
    help: 'What waits for a background job, in the whole place.',
    labelNames: ['queue'],
    registers,
    collect: () => countQueues(reader, queues),
  });
  const mayRead = readersOf(publicOrigin, token);
  return async (ctx, next) => {
    if (ctx.path === PATH && mayRead(ctx)) {
      ctx.set('Cache-Control', 'no-store');
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
      return;
    }
    const end = requests.startTimer({ method: ctx.method });
    ctx.res.once('close', () => end({ route: routeOf(ctx), status: ctx.status }));
    await next();
  };
}

/** Everybody else finds nothing there, as at any address that is none. */
function readersOf(publicOrigin: string, token: string | undefined): (ctx: Context) => boolean {
  if (token !== undefined) {
    const wanted = digest(`Bearer ${token}`);
    return (ctx) => timingSafeEqual(digest(ctx.get('Authorization')), wanted);
  }
  // A proxy on this machine is on loopback as well, whoever asks it: a place with a name of its own needs a token.
  const isOnlyHere = isLoopback(new URL(publicOrigin).hostname);
  return (ctx) => isOnlyHere && isLoopback(canonicalAddress(ctx.req.socket.remoteAddress ?? '') ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Pages, files and what is nowhere are one: there are as many addresses as somebody likes to try. */
const routeOf = (ctx: Context): string => {
  const route: unknown = ctx['_matchedRoute'];
  return typeof route === 'string' ? route : 'other';
};

/** What Knex does not declare of its pool. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function measureStatements(handles: Readonly<Record<string, Knex>>, registers: Registry[]): void {
  const statements = new Counter({
    name: 'friendbase_statements_total',
    help: 'Statements to the database.',
    labelNames: ['handle', 'outcome'],
    registers,
  });
  for (const [handle, db] of Object.entries(handles)) {
    db.on('query-response', () => statements.inc({ handle, outcome: 'done' }));
    db.on('query-error', () => statements.inc({ handle, outcome: 'failed' }));
  }
  const connections: Gauge<'handle' | 'state'> = new Gauge({
    name: 'friendbase_connections',
    help: 'Connections to the database, and calls that wait for one.',
    labelNames: ['handle', 'state'],
    registers,
    collect() {
      for (const [handle, db] of Object.entries(handles)) {
        const { pool } = db.client as { pool: Pool };
        connections.set({ handle, state: 'used' }, pool.numUsed());
        connections.set({ handle, state: 'free' }, pool.numFree());
        connections.set({ handle, state: 'waited for' }, pool.numPendingAcquires());
      }
    },
  });
}

/** A database that is away leaves them out: the rest is then what one looks for. */
async function countQueues(reader: Knex, queues: Gauge<'queue'>): Promise<void> {
  queues.reset();
  const counted = QUEUES.map(async (queue) => {
    const [row] = await reader(queue).whereNotNull('dueAt').count<{ waiting: number }[]>({ waiting: '*' });
    queues.set({ queue }, row?.waiting ?? 0);
  });
  await Promise.allSettled(counted);
}
