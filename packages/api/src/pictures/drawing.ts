import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { limitConcurrency } from '../db/concurrencyLimit.ts';
import type { DrawAnswer, DrawTask } from './draw.ts';

const PROGRAM = join(import.meta.dirname, 'drawProgram.ts');

/** A picture takes some seconds at most; one that takes longer is made to. */
const DRAW_MS = 60_000;

/** The process is kept for the next picture for so long. */
const IDLE_MS = 10_000;

/** One picture at a time. Members send five with a post. */
const QUEUE = { atOnce: 1, mostWaiting: 100, waitMs: 60_000 };

/** It gets nothing of the server's settings: they hold passwords. Fewer arenas give memory back sooner. */
const ENV = { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' };

export type DrawPicture = (task: DrawTask) => Promise<DrawAnswer>;

/** Draws in a process of its own, which is started with the first picture and goes when there are no more. */
export function createDrawing(drawMs = DRAW_MS, idleMs = IDLE_MS): DrawPicture {
  const run = limitConcurrency(QUEUE);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.disconnect();
    child = undefined;
  };
  return (task) =>
    run(async () => {
      clearTimeout(idle);
      child ??= start(() => (child = undefined));
      const answer = await ask(child, task, drawMs);
      idle = setTimeout(end, idleMs).unref();
      return answer;
    });
}

/** Never what keeps the server from ending; it ends with the server. */
function start(onEnd: () => void): ChildProcess {
  const child = fork(PROGRAM, { env: ENV, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return child.once('exit', onEnd).once('error', onEnd);
}

async function ask(child: ChildProcess, task: DrawTask, drawMs: number): Promise<DrawAnswer> {
  const late = setTimeout(() => child.kill('SIGKILL'), drawMs);
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as DrawAnswer),
      once(child, 'exit', { signal }).then(([, cause]) => refusalAfter(cause as NodeJS.Signals | null)),
      new Promise<never>((_, reject) => child.send(task, (error) => error && reject(error))),
    ]);
  } finally {
    clearTimeout(late);
    over.abort();
  }
}

/** Killed for the time or memory it took, or broken by what it read. */
const refusalAfter = (cause: NodeJS.Signals | null): DrawAnswer => ({
  refusal: cause === 'SIGKILL' ? 'pictureTooLarge' : 'fileDamaged',
});
