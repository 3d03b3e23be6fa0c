import type { ChildProcess } from 'node:child_process';
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '../../../../scripts/tempFolder.ts';
import { root } from '../bench/product.ts';
import { Programs } from '../programs.ts';
import { commandsOf, NODES, PROCESSES } from './commands.ts';
import type { Node, Part } from './commands.ts';
import { freePorts, url } from './places.ts';
import type { Places } from './places.ts';
import { balancerSettings, patroniSettings, poolerSettings, ROLE, roleStatements } from './settings.ts';
import { answers, until } from './until.ts';
import { leastTtl, patroniVersion } from './versions.ts';

const run = promisify(execFile);

/** What each part has said in the last run. */
export const LOGS = path.join(root, '.cache/grown');

const isRoot = process.getuid?.() === 0;
/** Whom PostgreSQL runs as, where we are root. */
const SERVER_USER = 'postgres';
const AS_SERVER_USER = [`--reuid=${SERVER_USER}`, `--regid=${SERVER_USER}`, '--init-groups'];
/** Also where this program is killed nothing goes on without it. Patroni ends PostgreSQL then, which it could not if it was killed. */
const ENDS_WITH_US = '--pdeathsig=TERM';

const idOf = (kind: '-u' | '-g'): number =>
  Number(execFileSync('id', [kind, SERVER_USER], { encoding: 'utf8' }));

/** Everything that makes FriendBase grown, on one machine: each part can be killed and comes back. */
export class SetUp implements AsyncDisposable {
  readonly places: Places;
  private readonly programs = new Programs();
  private readonly running = new Map<Part, ChildProcess>();

  constructor(places: Places) {
    this.places = places;
    process.once('exit', this.atExit);
  }

  get origin(): string {
    return url(this.places.ports.web);
  }

  start(part: Part): void {
    const { program, args, env, isNeverRoot } = commandsOf(this.places)[part];
    const log = openSync(path.join(this.places.folder, `${part}.log`), 'a');
    const before = [ENDS_WITH_US, ...(isNeverRoot && isRoot ? AS_SERVER_USER : [])];
    const started = this.programs.start(
      'setpriv',
      [...before, program, ...args],
      { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      ['ignore', log, log],
    );
    closeSync(log);
    this.running.set(part, started);
  }

  /** Answers once it has ended. */
  async signal(part: Part, name: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const program = this.running.get(part);
    if (!program || program.exitCode !== null) throw new Error(`${part} does not run.`);
    const ended = once(program, 'exit');
    program.kill(name);
    await ended;
  }

  /** Patroni first: it would start PostgreSQL again. */
  async killNode(node: Node): Promise<void> {
    await this.signal(`patroni${node}`, 'SIGKILL');
    this.killServer(node);
  }

  isPrimary = (node: Node): Promise<boolean> => answers(this.patroni(node, '/primary'));
  /** Whether the primary waits for this node before it acknowledges anything. */
  isSynchronous = (node: Node): Promise<boolean> => answers(this.patroni(node, '/sync'));
  isReady = (part: (typeof PROCESSES)[number]): Promise<boolean> =>
    answers(url(this.places.ports[part], '/readyz'));

  async primary(): Promise<Node | undefined> {
    for (const node of NODES) if (await this.isPrimary(node)) return node;
    return undefined;
  }

  /** Asks the primary itself, as the superuser. */
  async ask(sql: string, database: string = ROLE): Promise<string[][]> {
    const { ports, password, postgres } = this.places;
    const address = `postgres://postgres@127.0.0.1:${ports.primary}/${database}`;
    const asked = await run(
      `${postgres}/psql`,
      ['-XAtqF', '\t', '-v', 'ON_ERROR_STOP=1', '-c', sql, address],
      {
        env: { PGPASSWORD: password },
        maxBuffer: 2 ** 28,
      },
    );
    return asked.stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // Processes would wait for the database, and Patroni for its other node.
    for (const part of [...PROCESSES, 'patroni1', 'patroni2'] as const)
      this.running.get(part)?.kill('SIGKILL');
    for (const node of NODES) this.killServer(node);
    await this.programs[Symbol.asyncDispose]();
    process.off('exit', this.atExit);
    this.keepLogs();
    this.removeFolder();
  }

  private patroni(node: Node, at: string): string {
    return url(this.places.ports[`patroni${node}`], at);
  }

  private killServer(node: Node): void {
    const file = path.join(this.places.folder, `postgres/n${node}/postmaster.pid`);
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    } catch {
      // It has ended, or was never started.
    }
  }

  private keepLogs(): void {
    rmSync(LOGS, { recursive: true, force: true });
    const { folder } = this.places;
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    for (const name of logs) cpSync(path.join(folder, name), path.join(LOGS, name));
  }

  private removeFolder(): void {
    rmSync(this.places.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Where the run is stopped. */
  private readonly atExit = (): void => {
    for (const node of NODES) this.killServer(node);
    this.removeFolder();
  };
}

/** Scratch folder, ports and settings: nothing runs yet. */
async function prepare(postgres: string): Promise<SetUp> {
  const { folder, write } = tempFolder({}, tmpdir());
  const places = {
    folder,
    ports: await freePorts(),
    postgres,
    password: randomBytes(12).toString('hex'),
    ttlSeconds: leastTtl(patroniVersion()),
  };
  mkdirSync(path.join(folder, 'postgres'), { mode: 0o700 });
  const written = [
    write('patroni1.yml', patroniSettings(places, 1)),
    write('patroni2.yml', patroniSettings(places, 2)),
    write('pgbouncer.ini', poolerSettings(places)),
    write('users.txt', `"${ROLE}" "${places.password}"\n`),
    write('haproxy.cfg', balancerSettings(places)),
  ];
  for (const file of written) chmodSync(file, 0o600);
  if (isRoot) {
    // It has to get to what is inside.
    chmodSync(folder, 0o755);
    for (const file of [...written, path.join(folder, 'postgres')]) chownSync(file, idOf('-u'), idOf('-g'));
  }
  return new SetUp(places);
}

/** Brings everything up; takes some 20 s. It is gone when it is disposed of. */
export async function openSetUp(postgres: string): Promise<SetUp> {
  const setUp = await prepare(postgres);
  const { ports } = setUp.places;
  try {
    setUp.start('etcd');
    await until('etcd answers', () => answers(url(ports.etcd, '/health')));
    setUp.start('patroni1');
    setUp.start('balancer');
    await until('the first node is primary', () => setUp.isPrimary(1));
    setUp.start('patroni2');
    await until('the balancer leads to the primary', () =>
      setUp.ask('select 1', 'postgres').then(
        () => true,
        () => false,
      ),
    );
    for (const statement of roleStatements(setUp.places)) await setUp.ask(statement, 'postgres');
    setUp.start('pooler');
    setUp.start('storage');
    // One makes the tables, and the others find them.
    for (const part of PROCESSES) {
      setUp.start(part);
      await until(`${part} is ready`, () => setUp.isReady(part));
    }
    await until('the second node is synchronous', () => setUp.isSynchronous(2));
    await until('the balancer has a process', () => answers(url(ports.web, '/healthz')));
    return setUp;
  } catch (error) {
    await setUp[Symbol.asyncDispose]();
    throw error;
  }
}
