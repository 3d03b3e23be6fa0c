import { Worker } from 'node:worker_threads';
import type { DrawTask } from './drawWorker.ts';
import { GATHER_LIMITS } from './gathering.ts';
import type { GatherLimits } from './gathering.ts';
import type { Drawn } from './pageWriter.ts';

export interface DrawLimits {
  gather: GatherLimits;
  /** Pages that may wait for the one being drawn, it included. */
  most: number;
  /** After this long a page is sent without being drawn. */
  waitMs: number;
  /** Of pages that have to be drawn, because whoever sent a form may have no script: as many, and as long. */
  mostNeeded: number;
  needMs: number;
  /** After this long without any page the thread is given up. */
  hangMs: number;
}

export const DRAW_LIMITS: DrawLimits = {
  gather: GATHER_LIMITS,
  most: 8,
  waitMs: 1000,
  mostNeeded: 40,
  needMs: 5000,
  hangMs: 5000,
};

export interface Drawing {
  /** Draws a page, or nothing where that would take too long or does not work out: the browser draws it then. */
  draw(path: string, data: string, isNeeded?: boolean): Promise<Drawn | undefined>;
  stop(): void;
}

export interface DrawingOptions {
  /** The module that draws. */
  file: string;
  isDemoOffered: boolean;
  onError: (error: unknown) => void;
  limits?: DrawLimits | undefined;
}

interface Answer {
  id: number;
  drawn?: Drawn;
  error?: unknown;
}

/**
 * Draws pages in a thread of its own, one after the other, so that calls never wait for them. What would wait too long
 * is not drawn at all.
 */
export function createDrawing({
  file,
  isDemoOffered,
  onError,
  limits = DRAW_LIMITS,
}: DrawingOptions): Drawing {
  const waiting = new Map<number, (drawn: Drawn | undefined) => void>();
  let worker: Worker | undefined;
  let last = 0;
  /** When the thread last showed that it goes on; not while it starts. */
  let answeredAt: number | undefined;

  const settle = (answer: Answer | 'ready') => {
    answeredAt = performance.now();
    if (answer === 'ready') return;
    const { id, drawn, error } = answer;
    if (error !== undefined) onError(error);
    waiting.get(id)?.(drawn);
    waiting.delete(id);
  };
  const giveUp = () => {
    void worker?.terminate();
    worker = undefined;
    answeredAt = undefined;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./drawWorker.ts', import.meta.url), {
      workerData: { file, isDemoOffered },
    });
    started.unref();
    started.on('message', settle);
    started.on('error', (error) => {
      onError(error);
      if (worker === started) giveUp();
    });
    return started;
  };
  worker = start();

  return {
    async draw(path, data, isNeeded = false) {
      const now = performance.now();
      if (waiting.size === 0) answeredAt &&= now;
      else if (answeredAt !== undefined && now - answeredAt > limits.hangMs) giveUp();
      if (waiting.size >= (isNeeded ? limits.mostNeeded : limits.most)) return undefined;
      worker ??= start();
      const id = (last += 1);
      const drawn = new Promise<Drawn | undefined>((resolve) => void waiting.set(id, resolve));
      worker.postMessage({ id, path, data } satisfies DrawTask, []);
      return Promise.race([drawn, after(isNeeded ? limits.needMs : limits.waitMs)]);
    },
    stop: giveUp,
  };
}

/** Nothing, later. What waits for it may be over before: it holds no process. */
const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
