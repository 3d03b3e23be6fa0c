import { existsSync, readFileSync } from 'node:fs';

/** What a thread has had of the processor. */
export interface ThreadTime {
  ranMs: number;
  /** Ready to run, while others ran. */
  waitedMs: number;
}

/** Of the main thread of a process. Linux tells it, others do not. */
export function mainThreadTime(pid: number): ThreadTime | undefined {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return undefined;
  const [ran = 0, waited = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
  return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
}

export const timeBetween = (
  before: ThreadTime | undefined,
  after: ThreadTime | undefined,
): ThreadTime | undefined =>
  before && after && { ranMs: after.ranMs - before.ranMs, waitedMs: after.waitedMs - before.waitedMs };
