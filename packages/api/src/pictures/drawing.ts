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

/**
 * One picture of a member at a time, and beside it one of another: whoever sends many large ones holds up their own alone.
 * Members send five with a post.
 */
const QUEUE = { atOnce: 2, mostWaiting: 100, waitMs: 60_000, each: { atOnce: 1, mostWaiting: 20 } };

/** It gets nothing of the server's settings: they hold passwords. Fewer arenas give memory back sooner. */
const ENV = { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' };

/** `ownerId` is whose picture it is: members take turns. */
export type DrawPicture = (task: DrawTask, ownerId: string) => Promise<DrawAnswer>;

/** Draws in processes of their own, which are started when they are needed and go when there are no more pictures. */
export function createDrawing(drawMs = DRAW_MS, idleMs = IDLE_MS): DrawPicture {
  const run = limitConcurrency(QUEUE);
  /** Those that have nothing to do, with what ends them. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const take = (): ChildProcess => {
    const [[child, ending] = []] = idle;
    clearTimeout(ending);
    if (child) idle.delete(child);
    return child ?? start();
  };
  const rest = (child: ChildProcess): void => {
    if (!child.connected) return;
    const end = () => {
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, idleMs).unref());
  };
  /** One that ended by itself is not there for the next picture. */
  const start = () =>
    forked((child) => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
  return (task, ownerId) =>
    run(async () => {
      const child = take();
      const answer = await ask(child, task, drawMs);
      rest(child);
      return answer;
    }, ownerId);
}

/** Never what keeps the server from ending; it ends with the server. */
function forked(onEnd: (child: ChildProcess) => void): ChildProcess {
  const child = fork(PROGRAM, { env: ENV, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.unref();
  child.channel?.unref();
  const tell = () => onEnd(child);
  return child.once('exit', tell).once('error', tell);
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
