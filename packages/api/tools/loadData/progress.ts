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
  let stored = 0;
  const pace = (): string => `${grouped((stored * 1000) / Math.max(1, clockMs() - begunMs))} a second`;
  return {
    add: (rows: number): void => {
      stored += rows;
      if (stored === total || clockMs() - saidMs < BETWEEN_LINES_MS) return;
      saidMs = clockMs();
      const about = isEstimate ? 'about ' : '';
      const percent = Math.floor((100 * stored) / total);
      say(`${name}: ${grouped(stored)} of ${about}${grouped(total)} (${percent} %), ${pace()}`);
    },
    end: (): void => say(`${name}: ${grouped(stored)} of ${grouped(stored)} (100 %), ${pace()}`),
  };
}
