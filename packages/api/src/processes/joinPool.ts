import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The variable of the environment with what a program of a pool is told. */
export const POOL_VARIABLE = 'FRIENDBASE_POOL';

/** What a program of a pool is told. */
export interface PoolSettings {
  /** Of its priority, 0 to 19: the system prefers whoever has less. */
  niceness: number;
  /** A process that takes more is ended. */
  memoryBytes: number;
  /** What the program itself needs. */
  settings: unknown;
}

/** What a program says beside its results: a job has begun, or its process takes too much memory. */
export type Notice = 'begun' | 'tooMuchMemory';

/** How often to look at the memory in use. */
const LOOK_MS = 50;

/** Each thread has a priority of its own on Linux, and Node has started some by now. */
const THREADS = '/proc/self/task';

/** Makes this process one of a pool, and returns what its program is told. It ends with the server, and before it by SIGKILL alone. */
export function joinPool(): unknown {
  const told = process.env[POOL_VARIABLE] ?? '';
  const { niceness, memoryBytes, settings } = JSON.parse(told) as PoolSettings;
  for (const thread of existsSync(THREADS) ? readdirSync(THREADS) : [0])
    setPriority(Number(thread), niceness);
  process.on('disconnect', () => process.exit(0));
  // A signal to both must not cut off what the server still waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes)
      notify('tooMuchMemory', () => process.kill(process.pid, 'SIGKILL'));
  }, LOOK_MS).unref();
  return settings;
}

/** What a program exports as `run`. Its time limit starts when it begins. */
export const jobOf =
  <Task, Result>(run: (task: Task) => Promise<Result>) =>
  (task: Task): Promise<Result> => {
    notify('begun');
    return run(task);
  };

const notify = (notice: Notice, sent = () => {}) => void process.send?.(notice, sent);
