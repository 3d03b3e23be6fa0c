import { join } from 'node:path';
import { isPassing } from '../../db/failures.ts';
import { createProcessPool } from '../../processes/processPool.ts';
import type { PoolBounds } from '../../processes/processPool.ts';
import type { PageAnswer, PageSettings, PageTask, RenderedPage, StartTask } from './pageTasks.ts';

const PROGRAM = join(import.meta.dirname, '../../pageProgram.ts');

/** Who makes calls is served first: the system prefers the process that answers them. */
const NICENESS = 3;

/** Beyond them a page is the frame, whose script makes the calls. Memory is about twice what many pages take. */
export const PAGE_BOUNDS: PoolBounds = {
  atOnce: 1,
  mostWaiting: 60,
  waitMs: 2000,
  longestMs: 6000,
  memoryBytes: 805_306_368,
};

export interface PageProcess {
  /** Renders a page, or nothing where that would take too long or does not work out. */
  render: (task: PageTask) => Promise<RenderedPage | undefined>;
  /** Ends it. The database is closed by then. */
  stop: () => Promise<void>;
}

export interface PageProcessOptions extends PageSettings {
  onError: (error: unknown) => void;
  bounds?: PoolBounds;
}

/**
 * Renders pages in a process of its own: gathering their data, rendering and packing them take nothing from the thread that
 * answers calls.
 */
export function createPageProcess({
  onError,
  bounds = PAGE_BOUNDS,
  ...settings
}: PageProcessOptions): PageProcess {
  const pool = createProcessPool<PageTask | StartTask, PageAnswer>({
    program: PROGRAM,
    bounds,
    // The driver of a database reads settings there too.
    env: Object.fromEntries(Object.entries(process.env).map(([name, value = '']) => [name, value])),
    niceness: NICENESS,
    settings,
    onError,
  });
  let pending = 0;
  const render = async (task: PageTask | StartTask): Promise<RenderedPage | undefined> => {
    pending += 1;
    try {
      const { page, error } = await pool.run(task);
      if (error !== undefined) onError(error);
      return page;
    } catch (error) {
      if (!isPassing(error)) onError(error);
      return undefined;
    } finally {
      pending -= 1;
    }
  };
  // The first page does not wait for the start.
  void render({ kind: 'start' });
  return {
    async render(task) {
      // Visitors have another page to fall back on: members come first.
      const isSpare = task.kind === 'visitor' && !task.isNeeded;
      return isSpare && pending >= bounds.atOnce ? undefined : render(task);
    },
    stop: pool.stop,
  };
}
