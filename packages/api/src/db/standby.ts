import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isPassing } from './failures.ts';

const LOOK_EVERY_MS = 1000;
/** A primary that says nothing for longer is gone, where its standby hears nothing of it either. */
const SILENCE_MS = 1000;

/** A standby that has replayed nothing for this long has no more to replay. */
const SETTLED_MS = 500;

/**
 * A standby has all that its primary has acknowledged once it has replayed what it received. A record that the primary could not send
 * to its end is never replayed, and nothing in it was acknowledged. It is alone where no primary sends it anything.
 */
const ASK_STANDBY = `select not exists (select from pg_stat_wal_receiver) as is_alone,
  not pg_is_in_recovery()
    or coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), false) as is_replayed,
  pg_last_wal_replay_lsn()::text as replayed`;

interface StandbyState {
  isAlone: boolean;
  isReplayed: boolean;
  replayed: string | null;
}

/** Handles on one database. */
interface Servers {
  /** Another handle on the primary, so that nobody in line keeps us from asking. */
  probe: Knex;
  standby: Knex;
}

/** Looks every second, and calls back whenever it is to be read from the standby from now on, or no longer. */
function watchPrimary({ probe, standby }: Servers, onTurn: (isAway: boolean) => void) {
  let isAway = false;
  let asking: Promise<'there' | 'failed'> | undefined;
  let looking: Promise<void> | undefined;

  /** It may take as long as a pooler keeps who waits. */
  const askPrimary = () =>
    (asking ??= Promise.resolve(probe.raw('select 1'))
      .then(
        () => 'there' as const,
        () => 'failed' as const,
      )
      .finally(() => (asking = undefined)));

  const askStandby = (): Promise<StandbyState | undefined> =>
    Promise.resolve(standby.raw<StandbyState[]>(ASK_STANDBY)).then(
      ([state]) => state,
      () => undefined,
    );

  async function isSettled({ replayed }: StandbyState): Promise<boolean> {
    await pause(SETTLED_MS, undefined, { ref: false });
    const later = await askStandby();
    return later !== undefined && later.isAlone && later.replayed === replayed;
  }

  async function isToLeave(): Promise<boolean> {
    const answer = await Promise.race([askPrimary(), pause(SILENCE_MS, 'silent', { ref: false })]);
    if (answer === 'there') return false;
    const state = await askStandby();
    if (!state || isAway) return state !== undefined;
    if (!state.isAlone) return state.isReplayed && answer === 'failed';
    return state.isReplayed || (await isSettled(state));
  }

  async function lookOnce(): Promise<void> {
    const was = isAway;
    isAway = await isToLeave();
    if (isAway !== was) onTurn(isAway);
  }

  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { look, isAway: () => isAway, stop: () => clearInterval(timer) };
}

type Statement = string | object;
type Ask = (connection: Connection, statement: Statement) => Promise<unknown>;

interface Connection {
  /** Knex's name of the transaction that it is in. */
  __knexTxId?: string;
}

const poolOf = (client: Knex.Client) => ({
  acquire: client.acquireConnection.bind(client) as () => Promise<Connection>,
  release: client.releaseConnection.bind(client) as (connection: Connection) => Promise<void>,
  destroy: client.destroy.bind(client) as () => Promise<void>,
});

/**
 * Lets `reader` go on with connections to the standby while the primary is away, and as soon as it is back with its own again. So
 * does what waits for the primary then: for a connection, or for the answer to a statement outside of a transaction. While the
 * primary is there nothing is read from the standby, so everybody sees what they have just written. Answers `reader`, which closes
 * the others as it is closed.
 */
export function readOnWith(reader: Knex, servers: Servers): Knex {
  const client = reader.client as Knex.Client;
  const ask = client.query.bind(client) as Ask;
  const [own, standby] = [poolOf(client), poolOf(servers.standby.client as Knex.Client)];
  const ofStandby = new WeakSet<Connection>();
  /** What waits for the primary: each leaves when it is called. */
  const waiting = new Set<() => void>();
  const watch = watchPrimary(servers, (isAway) => {
    if (!isAway) return;
    for (const leave of waiting) leave();
    waiting.clear();
  });

  async function acquireOfStandby(): Promise<Connection> {
    const connection = await standby.acquire();
    ofStandby.add(connection);
    return connection;
  }

  async function askStandby(statement: Statement): Promise<unknown> {
    const connection = await acquireOfStandby();
    try {
      return await ask(connection, statement);
    } finally {
      await standby.release(connection);
    }
  }

  /** What the primary gives, or else the standby: where the primary goes away meanwhile, or has failed because it is. */
  async function fromEither<Result>(
    ofPrimary: Promise<Result>,
    ofStandbyInstead: () => Promise<Result>,
    giveBack?: (unused: Result) => void,
  ): Promise<Result> {
    const given = await new Promise<{ result: Result } | { error: unknown } | undefined>((resolve) => {
      const leave = () => resolve(undefined);
      waiting.add(leave);
      ofPrimary.then(
        (result) => (waiting.delete(leave) ? resolve({ result }) : giveBack?.(result)),
        (error: unknown) => waiting.delete(leave) && resolve({ error }),
      );
    });
    if (given && 'result' in given) return given.result;
    if (given) {
      if (!isPassing(given.error)) throw given.error;
      await watch.look();
      if (!watch.isAway()) throw given.error;
    }
    return ofStandbyInstead();
  }

  client.acquireConnection = () =>
    watch.isAway()
      ? acquireOfStandby()
      : fromEither(own.acquire(), acquireOfStandby, (unused) => void own.release(unused));
  client.releaseConnection = (connection: Connection) =>
    (ofStandby.has(connection) ? standby : own).release(connection);
  client.query = (connection: Connection, statement: Statement): Promise<unknown> => {
    const isElsewhere = ofStandby.has(connection) || connection.__knexTxId !== undefined;
    // Asking changes it.
    const again = typeof statement === 'string' ? statement : { ...statement };
    const asked = ask(connection, statement);
    return isElsewhere ? asked : fromEither(asked, () => askStandby(again));
  };
  client.destroy = async () => {
    watch.stop();
    await Promise.all([own.destroy(), servers.probe.destroy(), servers.standby.destroy()]);
  };
  return reader;
}
