import type { Rendered, PageRenderer } from './pageRenderer.ts';

export interface RenderLimits {
  /** Pages that may wait for the one being rendered, it included. */
  most: number;
  /** After this long a page is sent without being rendered. */
  waitMs: number;
  /** Of pages of visitors, who have another page to fall back on: members come first. */
  mostSpare: number;
  /** Of pages that have to be rendered, because whoever sent a form may have no script: as many, and as long. */
  mostNeeded: number;
  needMs: number;
  /** A page that takes this long is never rendered. */
  hangMs: number;
}

export const RENDER_LIMITS: RenderLimits = {
  most: 8,
  mostSpare: 2,
  waitMs: 1000,
  mostNeeded: 40,
  needMs: 5000,
  hangMs: 6000,
};

/** How much it matters that a page is rendered. */
export type Rank = 'spare' | 'usual' | 'needed';

/** Renders a page, or nothing where that would take too long or does not work out: the browser renders it then. */
export type Render = (path: string, data: string, rank: Rank) => Promise<Rendered | undefined>;

export interface RenderingOptions {
  renderer: Pick<PageRenderer, 'renderPage'>;
  isDemoOffered: boolean;
  limits: RenderLimits;
  onError: (error: unknown) => void;
  /** A page has reached `hangMs`: nothing ends it but the process. */
  onHang: () => void;
}

/** Renders a bounded number of pages at a time. What would wait too long is not rendered at all. */
export function createRendering({
  renderer,
  isDemoOffered,
  limits,
  onError,
  onHang,
}: RenderingOptions): Render {
  let waiting = 0;
  const render = async (path: string, data: string): Promise<Rendered | undefined> => {
    waiting += 1;
    const hang = setTimeout(onHang, limits.hangMs);
    try {
      return await renderer.renderPage(path, data, isDemoOffered);
    } catch (error) {
      onError(error);
    } finally {
      clearTimeout(hang);
      waiting -= 1;
    }
    return undefined;
  };
  const most = { spare: limits.mostSpare, usual: limits.most, needed: limits.mostNeeded };
  return async (path, data, rank) => {
    if (waiting >= most[rank]) return undefined;
    const ms = rank === 'needed' ? limits.needMs : limits.waitMs;
    return Promise.race([render(path, data), nothingAfter(ms)]);
  };
}

/** What waits for it may be over before: it holds no process. */
export const nothingAfter = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
