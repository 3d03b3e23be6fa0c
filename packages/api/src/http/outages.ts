import { ApiError } from '@friendbase/contract';
import type { Logger } from 'pino';
import { codeOf, TemporaryError } from '../db/failures.ts';
import type { PartChecks } from './partChecks.ts';

/** Longer than a request waits for any limit: what an outage still holds up counts to it, and not as the next one. */
const QUIET_MS = 15_000;

interface Outage {
  /** By the monotonic clock: the time of day may be set back while an outage lasts. */
  startedAt: number;
  lastAt: number;
  refused: number;
}

/**
 * Writes outages to the log: a line with the error when one begins, and one with what it cost when it is over. A line a
 * request would fill the disk while a database is away. An outage is over once nothing was refused for `QUIET_MS` and the
 * part answers again.
 */
export function createOutageLog(
  logger: Logger,
  checks: Partial<PartChecks>,
): (error: unknown, requestId: string) => void {
  const outages = new Map<string, Outage>();

  function watch(part: string, outage: Outage): void {
    const wait = outage.lastAt + QUIET_MS - performance.now();
    setTimeout(() => void look(part, outage), wait).unref();
  }

  async function look(part: string, outage: Outage): Promise<void> {
    const isThere = await checks[part as keyof PartChecks]?.();
    if (isThere === false) outage.lastAt = performance.now();
    if (outage.lastAt + QUIET_MS > performance.now()) {
      watch(part, outage);
      return;
    }
    outages.delete(part);
    const seconds = Math.ceil((outage.lastAt - outage.startedAt) / 1000);
    logger.info({ part, refused: outage.refused, seconds }, 'outage is over');
  }

  return (error, requestId) => {
    const part = partOf(error);
    const now = performance.now();
    const known = outages.get(part);
    if (known) {
      known.lastAt = now;
      known.refused += 1;
      return;
    }
    // An error response of our own says nothing by its stack.
    const details = error instanceof ApiError ? {} : { err: error };
    logger.error({ part, code: codeOf(error), requestId, ...details }, 'outage begins');
    const outage = { startedAt: now, lastAt: now, refused: 1 };
    outages.set(part, outage);
    watch(part, outage);
  };
}

/** What is out. One lost database shows by many codes, which are one outage; each limit of ours is one of its own. */
function partOf(error: unknown): string {
  const code = codeOf(error);
  if (/^(STORAGE|ENOSPC|EDQUOT|EIO|EROFS)$/.test(code)) return 'storage';
  const isOurs = error instanceof ApiError || error instanceof TemporaryError;
  return isOurs && code !== 'DATA_GONE' ? code : 'database';
}
