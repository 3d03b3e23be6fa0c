import type { Drawn, PageWriter } from './pageWriter.ts';

export interface DrawLimits {
  /** Pages that may wait for the one being drawn, it included. */
  most: number;
  /** After this long a page is sent without being drawn. */
  waitMs: number;
  /** Of pages of visitors, who have another page to fall back on: members come first. */
  mostSpare: number;
  /** Of pages that have to be drawn, because whoever sent a form may have no script: as many, and as long. */
  mostNeeded: number;
  needMs: number;
  /** A page that takes this long is never drawn. */
  hangMs: number;
}

export const DRAW_LIMITS: DrawLimits = {
  most: 8,
  mostSpare: 2,
  waitMs: 1000,
  mostNeeded: 40,
  needMs: 5000,
  hangMs: 6000,
};

/** How much it matters that a page is drawn. */
export type Rank = 'spare' | 'usual' | 'needed';

/** Draws a page, or nothing where that would take too long or does not work out: the browser draws it then. */
export type Draw = (path: string, data: string, rank: Rank) => Promise<Drawn | undefined>;

export interface DrawingOptions {
  writer: Pick<PageWriter, 'drawPage'>;
  isDemoOffered: boolean;
  limits: DrawLimits;
  onError: (error: unknown) => void;
  /** A page has reached `hangMs`: nothing ends it but the process. */
  onHang: () => void;
}

/** Draws a bounded number of pages at a time. What would wait too long is not drawn at all. */
export function createDrawing({ writer, isDemoOffered, limits, onError, onHang }: DrawingOptions): Draw {
  let waiting = 0;
  const draw = async (path: string, data: string): Promise<Drawn | undefined> => {
    waiting += 1;
    const hang = setTimeout(onHang, limits.hangMs);
    try {
      return await writer.drawPage(path, data, isDemoOffered);
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
    return Promise.race([draw(path, data), nothingAfter(ms)]);
  };
}

/** What waits for it may be over before: it holds no process. */
export const nothingAfter = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
