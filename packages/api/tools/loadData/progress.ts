import type { Table } from './tables.ts';

const BETWEEN_LINES_MS = 1000;

export interface Output {
  /** A clock that only goes forward, in ms. */
  clockMs: () => number;
  /** Writes one line. */
  say: (line: string) => void;
}

export const grouped = (count: number): string => Math.round(count).toLocaleString('en-US');

/** Reports the progress of a table: at most one line a second, and one at the end. */
export function progressOf(
  { name, total, isEstimate }: Pick<Table, 'name' | 'total' | 'isEstimate'>,
  { clockMs, say }: Output,
) {
  const begunMs = clockMs();
  let saidMs = begunMs;
  let kept = 0;
  const pace = (): string => `${grouped((kept * 1000) / Math.max(1, clockMs() - begunMs))} a second`;
  return {
    add: (rows: number): void => {
      kept += rows;
      if (kept === total || clockMs() - saidMs < BETWEEN_LINES_MS) return;
      saidMs = clockMs();
      const about = isEstimate ? 'about ' : '';
      const percent = Math.floor((100 * kept) / total);
      say(`${name}: ${grouped(kept)} of ${about}${grouped(total)} (${percent} %), ${pace()}`);
    },
    end: (): void => say(`${name}: ${grouped(kept)} of ${grouped(kept)} (100 %), ${pace()}`),
  };
}
