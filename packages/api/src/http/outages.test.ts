import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutageLog } from './outages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLog() {
  const lines: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const refuse = createOutageLog(logger);
  return {
    refuse,
    /** What was written since the last look. */
    written: () => lines.splice(0).map((line) => JSON.parse(line) as object),
  };
}

describe('the log of outages', () => {
  it('has the error once, and then how many were refused and for how long', () => {
    const { refuse, written } = openLog();
    refuse('ECONNREFUSED', { err: new Error('nobody there') });
    expect(written()).toEqual([
      expect.objectContaining({
        msg: 'outage begins',
        code: 'ECONNREFUSED',
        err: expect.objectContaining({ message: 'nobody there', stack: expect.any(String) }),
      }),
    ]);
    for (let n = 0; n < 500; n += 1) {
      vi.advanceTimersByTime(20);
      refuse('ECONNREFUSED', { err: new Error('nobody there') });
    }
    expect(written()).toEqual([]);
    vi.advanceTimersByTime(50_000);
    expect(written()).toEqual([
      { level: 50, msg: 'outage goes on', code: 'ECONNREFUSED', refused: 501, seconds: 10 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(written()).toEqual([
      { level: 30, msg: 'outage is over', code: 'ECONNREFUSED', refused: 501, seconds: 10 },
    ]);
    vi.advanceTimersByTime(600_000);
    expect(written()).toEqual([]);
  });

  it('measures them rightly when the clock is set back meanwhile', () => {
    const { refuse, written } = openLog();
    refuse('SQLITE_BUSY', {});
    vi.advanceTimersByTime(2000);
    vi.setSystemTime(0);
    refuse('SQLITE_BUSY', {});
    vi.advanceTimersByTime(58_000);
    expect(written().at(-1)).toMatchObject({ seconds: 2 });
  });

  it('tells the next one from the one before, and two at once from each other', () => {
    const { refuse, written } = openLog();
    refuse('SQLITE_FULL', {});
    refuse('SQLITE_BUSY', {});
    expect(written()).toMatchObject([{ code: 'SQLITE_FULL' }, { code: 'SQLITE_BUSY' }]);
    vi.advanceTimersByTime(60_000);
    written();
    refuse('SQLITE_FULL', {});
    expect(written()).toMatchObject([{ msg: 'outage begins', code: 'SQLITE_FULL' }]);
  });
});
