import { setTimeout as pause } from 'node:timers/promises';
import { PROCESSES } from './commands.ts';
import { url } from './places.ts';
import type { SetUp } from './setUp.ts';
import { answers, until } from './until.ts';

const SECOND_MS = 1000;
const POOLER_AWAY_MS = 3 * SECOND_MS;
const STORAGE_AWAY_MS = 5 * SECOND_MS;
/** The balancer asks every second. */
const SEEN_MS = 2 * SECOND_MS;

/** Those that wait too long on a busy machine. Without a standby it is a third and more. */
const A_FEW = 0.1;

/** Something that breaks, and comes back. */
export interface Fault {
  name: string;
  /** Whether calls may be refused meanwhile, and posts not acknowledged for `gapMs`. Otherwise nobody notices. */
  gapMs?: number;
  /** The share of reads that may be refused, as the standby goes on with them. @default all */
  refusedReads?: number;
  /** Answers once what is broken no longer is. */
  happens: (setUp: SetUp) => Promise<void>;
  /** What is mended under load after that, before the next one. */
  heals?: (setUp: SetUp) => Promise<void>;
}

/** What happens, one after the other, where a primary may be silent for `ttlSeconds`. */
export const faultsOf = (ttlSeconds: number): Fault[] => [
  {
    name: 'the primary: `kill -9` of Patroni and PostgreSQL',
    gapMs: (ttlSeconds + 5) * SECOND_MS,
    refusedReads: A_FEW,
    async happens(setUp) {
      await setUp.killNode(1);
      await until('the other node is primary', () => setUp.isPrimary(2));
    },
    async heals(setUp) {
      setUp.start('patroni1');
      await until('the former primary is synchronous', () => setUp.isSynchronous(1));
    },
  },
  {
    name: 'a process: `kill -9`',
    async happens(setUp) {
      await setUp.signal('api1', 'SIGKILL');
      await pause(SEEN_MS);
    },
    async heals(setUp) {
      setUp.start('api1');
      await until('the killed process is ready', () => setUp.isReady('api1'));
    },
  },
  {
    name: `PgBouncer: \`kill -9\`, back after ${POOLER_AWAY_MS / SECOND_MS} s`,
    gapMs: POOLER_AWAY_MS + 5 * SECOND_MS,
    refusedReads: A_FEW,
    async happens(setUp) {
      await setUp.signal('pooler', 'SIGKILL');
      await pause(POOLER_AWAY_MS);
      setUp.start('pooler');
    },
  },
  {
    name: `the storage: \`kill -9\`, back after ${STORAGE_AWAY_MS / SECOND_MS} s`,
    async happens(setUp) {
      await setUp.signal('storage', 'SIGKILL');
      await pause(STORAGE_AWAY_MS);
      setUp.start('storage');
      for (const part of PROCESSES) await until(`${part} has its storage again`, () => setUp.isReady(part));
    },
  },
  {
    name: `etcd: \`kill -9\`, back after ${2 * ttlSeconds} s`,
    async happens(setUp) {
      await setUp.signal('etcd', 'SIGKILL');
      // Without failsafe the primary would have given up after half of it.
      await pause(2 * ttlSeconds * SECOND_MS);
      setUp.start('etcd');
      await until('etcd answers again', () => answers(url(setUp.places.ports.etcd, '/health')));
    },
  },
  {
    name: 'all processes one after the other: `SIGTERM` and a new start',
    async happens(setUp) {
      for (const part of PROCESSES) {
        await setUp.signal(part, 'SIGTERM');
        setUp.start(part);
        await until(`${part} is ready again`, () => setUp.isReady(part));
        await pause(SEEN_MS);
      }
    },
  },
];
