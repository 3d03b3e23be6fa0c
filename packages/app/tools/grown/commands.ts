import path from 'node:path';
import { root } from '../bench/product.ts';
import type { Places } from './places.ts';
import { url } from './places.ts';
import { etcdArguments, ROLE, STORAGE } from './settings.ts';

export const NODES = [1, 2] as const;
export type Node = (typeof NODES)[number];
export const PROCESSES = ['api1', 'api2', 'api3'] as const;
export type Process = (typeof PROCESSES)[number];
/** What can be started, killed and started again. PostgreSQL itself is Patroni's to start. */
export type Part = 'etcd' | `patroni${Node}` | 'balancer' | 'pooler' | 'storage' | Process;

export interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Neither PostgreSQL nor PgBouncer runs as root. */
  isNeverRoot?: boolean;
}

/** While a process that stops goes on serving, the balancer sees it twice that it is no longer ready. */
const DRAIN_SECONDS = 3;

const databaseUrl = ({ password }: Places, port: number): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;

/** The API alone, as `npm start` starts it. Nobody asks for pages here. */
const processCommand = (places: Places, name: Process): Command => ({
  program: process.execPath,
  args: ['--max-semi-space-size=8', path.join(root, 'packages/api/src/main.ts'), '--no-app'],
  env: {
    MALLOC_MMAP_THRESHOLD_: '8388608',
    PORT: String(places.ports[name]),
    PUBLIC_ORIGIN: url(places.ports.web),
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: databaseUrl(places, places.ports.pooler),
    DATABASE_LISTEN_URL: databaseUrl(places, places.ports.primary),
    DATABASE_READ_URL: databaseUrl(places, places.ports.standby),
    DATA_DIR: `${places.folder}/data`,
    S3_ENDPOINT: url(places.ports.storage),
    ...STORAGE,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    STOP_SECONDS: '10',
    // All callers are one address, and each member does the work of many.
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  },
});

/** What stands in for a storage that speaks S3, in the tests of the API too. */
const storageCommand = ({ folder, ports }: Places): Command => ({
  program: process.execPath,
  args: [
    path.join(root, 'packages/api/testing/storageProgram.ts'),
    String(ports.storage),
    `${folder}/storage`,
  ],
});

const patroniCommand = ({ folder }: Places, node: Node): Command => ({
  program: 'patroni',
  args: [`${folder}/patroni${node}.yml`],
  isNeverRoot: true,
});

/** How each part is started. */
export const commandsOf = (places: Places): Record<Part, Command> => ({
  etcd: { program: 'etcd', args: etcdArguments(places) },
  patroni1: patroniCommand(places, 1),
  patroni2: patroniCommand(places, 2),
  balancer: { program: 'haproxy', args: ['-db', '-f', `${places.folder}/haproxy.cfg`] },
  pooler: { program: 'pgbouncer', args: [`${places.folder}/pgbouncer.ini`], isNeverRoot: true },
  storage: storageCommand(places),
  api1: processCommand(places, 'api1'),
  api2: processCommand(places, 'api2'),
  api3: processCommand(places, 'api3'),
});
