import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** What listens, each on a port of its own. */
const LISTENING = [
  'web',
  'api1',
  'api2',
  'api3',
  'primary',
  'standby',
  'pooler',
  'etcd',
  'etcdPeer',
  'postgres1',
  'postgres2',
  'patroni1',
  'patroni2',
  'storage',
] as const;

type Ports = Record<(typeof LISTENING)[number], number>;

/** Where everything is on this machine. */
export interface Places {
  /** Scratch: data, sockets, settings and logs. */
  folder: string;
  ports: Ports;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  /** How long a primary may be silent before it is no longer one. */
  ttlSeconds: number;
  /** Of every role, for this run alone: loopback is open to everybody on this machine. */
  password: string;
}

/** Below those that the system gives to who calls: a part that comes back needs the port that it had. */
const PORTS = { least: 20_000, most: 32_000 };

const listenOn = async (port: number): Promise<Server | undefined> => {
  const server = createServer().listen(port, '127.0.0.1');
  return Promise.race([
    once(server, 'listening').then(() => server),
    new Promise<undefined>((resolve) => void server.once('error', () => resolve(undefined))),
  ]);
};

/** Free ports of loopback. All are held until all are known, so that no two are the same. */
export async function freePorts(): Promise<Ports> {
  const servers: Server[] = [];
  for (let port = randomInt(PORTS.least, PORTS.most); servers.length < LISTENING.length; port += 1) {
    const server = await listenOn(port);
    if (server) servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(LISTENING.map((name, n) => [name, ports[n] ?? 0])) as Ports;
}

export const url = (port: number, path = ''): string => `http://127.0.0.1:${port}${path}`;
