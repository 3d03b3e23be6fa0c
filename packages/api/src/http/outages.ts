import type { Logger } from 'pino';

const REPORT_MS = 60_000;

interface Outage {
  /** By the monotonic clock: the time of day may be set back while an outage lasts. */
  startedAt: number;
  lastAt: number;
  refused: number;
  refusedSinceReport: number;
}

/**
 * Writes outages to the log: a line with the error when one begins, then a count each minute, and one when a minute
 * passed without a refusal. A line a request would fill the disk while a database is away. `code` tells outages apart
 * that overlap.
 */
export function createOutageLog(logger: Logger): (code: string, details: object) => void {
  const outages = new Map<string, Outage>();

  function report(code: string, outage: Outage, timer: NodeJS.Timeout): void {
    const { refused, refusedSinceReport, startedAt, lastAt } = outage;
    const seconds = Math.ceil((lastAt - startedAt) / 1000);
    outage.refusedSinceReport = 0;
    if (refusedSinceReport > 0) {
      logger.error({ code, refused, seconds }, 'outage goes on');
      return;
    }
    clearInterval(timer);
    outages.delete(code);
    logger.info({ code, refused, seconds }, 'outage is over');
  }

  return (code, details) => {
    const now = performance.now();
    const known = outages.get(code);
    if (known) {
      known.lastAt = now;
      known.refused += 1;
      known.refusedSinceReport += 1;
      return;
    }
    logger.error({ code, ...details }, 'outage begins');
    const outage = { startedAt: now, lastAt: now, refused: 1, refusedSinceReport: 0 };
    outages.set(code, outage);
    const timer = setInterval(() => report(code, outage, timer), REPORT_MS);
    timer.unref();
  };
}
