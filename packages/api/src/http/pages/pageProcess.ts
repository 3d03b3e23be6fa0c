import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { RENDER_LIMITS, nothingAfter } from './rendering.ts';
import { GATHER_LIMITS } from './gathering.ts';
import type { PageAnswer, PageSettings, PageTask, RenderedPage } from './pageTasks.ts';

const PROGRAM = join(import.meta.dirname, '../../pageProgram.ts');

/** Who makes calls is served first: the system prefers the process that answers them. */
const POLITE = 3;

export interface ProcessLimits {
  /** Pages that may wait for the process. */
  mostWaiting: number;
  /** After this long whoever waits gets the frame. The process has limits of its own, which are shorter. */
  waitMs: number;
  /** A process that says nothing for so long, while pages wait for it, is given up. */
  silentMs: number;
  /** It has this long to start. */
  startMs: number;
  /** A process that ended is not started again sooner than this after its start. */
  restartMs: number;
}

const PROCESS_LIMITS: ProcessLimits = {
  mostWaiting: 100,
  waitMs: 6000,
  silentMs: 8000,
  startMs: 60_000,
  restartMs: 1000,
};

export interface PageProcess {
  /** Renders a page, or nothing where that would take too long or does not work out. */
  render: (task: PageTask) => Promise<RenderedPage | undefined>;
  /** Ends it. The database is closed by then. */
  stop: () => Promise<void>;
}

export interface PageProcessOptions
  extends Omit<PageSettings, 'gather' | 'render'>, Partial<Pick<PageSettings, 'gather' | 'render'>> {
  onError: (error: unknown) => void;
  limits?: Partial<ProcessLimits>;
}

/**
 * Renders pages in a process of its own: gathering their data, rendering and packing them take nothing from the thread that
 * answers calls. It is started again when it ends.
 */
export function createPageProcess({ onError, limits: given, ...settings }: PageProcessOptions): PageProcess {
  const limits = { ...PROCESS_LIMITS, ...given };
  const waiting = new Map<number, (page: RenderedPage | undefined) => void>();
  let child: ChildProcess | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  let silence: NodeJS.Timeout | undefined;
  let startedAt = -Infinity;
  let last = 0;
  let isStopped = false;

  /** Answers all pending requests with nothing. */
  const giveUp = () => {
    clearTimeout(silence);
    child = undefined;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  const listen = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => child?.kill('SIGKILL'), ms).unref();
  };
  const settle = (message: PageAnswer | 'ready') => {
    if (message !== 'ready') {
      if (message.error !== undefined) onError(message.error);
      waiting.get(message.id)?.(message.page);
      waiting.delete(message.id);
    }
    if (waiting.size > 0) listen(limits.silentMs);
    else clearTimeout(silence);
  };
  const start = (): ChildProcess => {
    startedAt = performance.now();
    const started = startProgram();
    started.on('message', settle);
    started.on('error', onError);
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      giveUp();
      if (!isStopped) onError(new Error(`The process that renders pages ended: ${signal ?? code}.`));
    });
    ready = new Promise((resolve) => void started.once('message', resolve));
    started.send({ gather: GATHER_LIMITS, render: RENDER_LIMITS, ...settings } satisfies PageSettings);
    listen(limits.startMs);
    return started;
  };
  const sendWhenReady = async (asked: ChildProcess, task: PageTask & { id: number }) => {
    await ready;
    if (child !== asked) return;
    if (waiting.size === 1) listen(limits.silentMs);
    asked.send(task);
  };
  child = start();

  return {
    async render(task) {
      if (isStopped || waiting.size >= limits.mostWaiting) return undefined;
      if (!child && performance.now() - startedAt < limits.restartMs) return undefined;
      child ??= start();
      const id = (last += 1);
      const rendered = new Promise<RenderedPage | undefined>((resolve) => void waiting.set(id, resolve));
      void sendWhenReady(child, { ...task, id });
      return Promise.race([rendered, nothingAfter(limits.waitMs)]);
    },
    async stop() {
      isStopped = true;
      const ending = child;
      giveUp();
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
  };
}

/** Never what keeps the server from ending; it ends with the server. */
function startProgram(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  try {
    // At once: the threads that it starts by itself get it too.
    setPriority(child.pid ?? 0, POLITE);
  } catch {
    // It has ended already, which is told to whoever listens.
  }
  return child;
}
