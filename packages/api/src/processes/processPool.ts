import { Tinypool } from 'tinypool';
import { limitConcurrency } from '../db/concurrencyLimit.ts';
import type { Bounds } from '../db/concurrencyLimit.ts';
import { TemporaryError } from '../db/failures.ts';
import { POOL_VARIABLE } from './joinPool.ts';
import type { Notice, PoolSettings } from './joinPool.ts';

/** The one bound of a pool: how many jobs run and wait, and what each may take. */
export interface PoolBounds extends Bounds {
  /** A job that takes longer is ended with its process, and one that waits so long for a process to start is not begun. */
  longestMs: number;
  /** A process that takes more memory is ended. */
  memoryBytes: number;
}

export interface PoolOptions {
  /** Path of the program. It calls `joinPool`, and exports its job as `run`. */
  program: string;
  bounds: PoolBounds;
  /** What its processes get of the environment: nothing else reaches them. */
  env: Record<string, string>;
  niceness: number;
  /** What `joinPool` returns to the program, as JSON. */
  settings?: object;
  /** A process with nothing to do goes after so long. @default never */
  idleMs?: number;
  /** A process did not start, or ended with nothing to do. */
  onError?: (error: unknown) => void;
}

type EndReason = 'by itself' | 'took too long' | 'took too much memory';

/** A process ended before its job was done. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
  readonly reason: EndReason;

  constructor(reason: EndReason, cause: unknown) {
    super(`The process ended: ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface ProcessPool<Task, Result> {
  /**
   * Runs a job that never rejects by itself. `caller` is whose it is. Rejects with `ProcessEnded`, whereupon the next job has another
   * process, or with `TemporaryError` where it waits in vain.
   */
  run: (task: Task, caller?: string) => Promise<Result>;
  /** Ends all processes. */
  stop: () => Promise<void>;
}

const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Jobs in processes of their own, one at a time in each. A library starts the processes when they are needed and replaces
 * those that end.
 */
export function createProcessPool<Task, Result>({
  program,
  bounds: { longestMs, memoryBytes, ...queue },
  env,
  niceness,
  settings,
  idleMs = LONGEST_TIMER_MS,
  onError = () => undefined,
}: PoolOptions): ProcessPool<Task, Result> {
  const inTurn = limitConcurrency(queue);
  const told: PoolSettings = { niceness, memoryBytes, settings };
  const pool = new Tinypool({
    filename: program,
    name: 'run',
    runtime: 'child_process',
    serialization: 'advanced',
    env: { ...env, [POOL_VARIABLE]: JSON.stringify(told) },
    // No timer of the program sees what V8 allocates without a pause.
    execArgv: [`--max-old-space-size=${Math.ceil(memoryBytes / 1_048_576)}`],
    // The library takes processes of a minimum for ready before they are: a time limit would end them.
    minThreads: 0,
    maxThreads: queue.atOnce,
    idleTimeout: idleMs,
  });
  let isStopped = false;
  pool.on('error', (error) => {
    onError(error);
    // Whoever waits for a process that did not start would wait in vain.
    pool.cancelPendingTasks();
  });

  /** What the library gives up ends at once: programs obey no SIGTERM, and its SIGKILL comes a second later. */
  const endRemoved = <Done>(remove: () => Done): Done => {
    const before = pool.threads;
    const done = remove();
    const left = new Set(pool.threads);
    for (const worker of before) if (!left.has(worker)) kill(worker.threadId);
    return done;
  };

  const carryOut = async (task: Task): Promise<Result> => {
    if (isStopped) throw notBegun();
    const givenUp = new AbortController();
    let hasBegun = false;
    let reason: EndReason = 'by itself';
    const giveUp = (why: EndReason) => {
      reason = why;
      endRemoved(() => givenUp.abort());
    };
    const limit = setTimeout(giveUp, longestMs, 'took too long');
    const hear = (notice: Notice) => {
      if (notice === 'tooMuchMemory') return giveUp('took too much memory');
      hasBegun = true;
      limit.refresh();
    };
    try {
      const options = { signal: givenUp.signal, channel: { postMessage: hear } };
      return (await pool.run(task, options)) as Result;
    } catch (error) {
      throw isStopped || !hasBegun ? notBegun() : new ProcessEnded(reason, error);
    } finally {
      clearTimeout(limit);
    }
  };

  return {
    run: (task, caller) => inTurn(() => carryOut(task), caller),
    async stop() {
      isStopped = true;
      await endRemoved(() => pool.destroy());
    },
  };
}

const notBegun = () => new TemporaryError('POOL_BUSY', 'No process began with the job.');

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
