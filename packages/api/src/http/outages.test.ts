import { apiError } from '@friendbase/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TemporaryError } from '../db/failures.ts';
import { createOutageLog } from './outages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withCode = (code: string) => Object.assign(new Error(`failed by ${code}`), { code });

function openLog() {
  const lines: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const answers = { database: true, storage: true };
  const log = createOutageLog(logger, {
    database: async () => answers.database,
    storage: async () => answers.storage,
  });
  return {
    /** Whether each part answers. */
    answers,
    refuse: (error: unknown) => log(error, 'request-1'),
    /** What was written since the last look. */
    written: () => lines.splice(0).map((line) => JSON.parse(line) as object),
  };
}

describe('the log of outages', () => {
  it('has the error once, and once how many were refused and for how long', async () => {
    const { refuse, written } = openLog();
    refuse(withCode('ECONNREFUSED'));
    expect(written()).toEqual([
      expect.objectContaining({
        msg: 'outage begins',
        part: 'database',
        code: 'ECONNREFUSED',
        requestId: 'request-1',
        err: expect.objectContaining({ message: 'failed by ECONNREFUSED', stack: expect.any(String) }),
      }),
    ]);
    for (let n = 0; n < 500; n += 1) {
      await vi.advanceTimersByTimeAsync(200);
      refuse(withCode('ECONNREFUSED'));
    }
    expect(written()).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written()).toEqual([
      { level: 30, msg: 'outage is over', part: 'database', refused: 501, seconds: 100 },
    ]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(written()).toEqual([]);
  });

  it('has one for all the codes by which one database fails', async () => {
    const { refuse, written } = openLog();
    const lost = new Error('Connection terminated unexpectedly');
    for (const error of [withCode('ECONNRESET'), lost, withCode('08P01'), withCode('25006')]) refuse(error);
    refuse(new TemporaryError('DATA_GONE', 'The files were removed.'));
    expect(written()).toMatchObject([{ msg: 'outage begins', part: 'database', code: 'ECONNRESET' }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written()).toMatchObject([{ msg: 'outage is over', refused: 5 }]);
  });

  it('says that one is over only once the part answers again, also where nobody asks meanwhile', async () => {
    const { answers, refuse, written } = openLog();
    answers.storage = false;
    refuse(new TemporaryError('STORAGE', 'The storage answered 503.'));
    written();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(written()).toEqual([]);
    answers.storage = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written()).toEqual([
      { level: 30, msg: 'outage is over', part: 'storage', refused: 1, seconds: 600 },
    ]);
  });

  it('measures them rightly when the clock is set back meanwhile', async () => {
    const { refuse, written } = openLog();
    refuse(withCode('SQLITE_BUSY'));
    await vi.advanceTimersByTimeAsync(2000);
    vi.setSystemTime(0);
    refuse(withCode('SQLITE_BUSY'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written().at(-1)).toMatchObject({ seconds: 2 });
  });

  it('tells the next one from the one before, and two parts at once from each other', async () => {
    const { refuse, written } = openLog();
    refuse(withCode('ECONNREFUSED'));
    refuse(new TemporaryError('STORAGE', 'connect ECONNREFUSED'));
    refuse(new TemporaryError('QUEUE_FULL', '200 wait for a turn already.'));
    expect(written()).toMatchObject([{ part: 'database' }, { part: 'storage' }, { part: 'QUEUE_FULL' }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written()).toHaveLength(3);
    refuse(withCode('SQLITE_FULL'));
    expect(written()).toMatchObject([{ msg: 'outage begins', code: 'SQLITE_FULL' }]);
  });

  it('has no stack of an error response of our own', () => {
    const { refuse, written } = openLog();
    for (let n = 0; n < 20; n += 1) refuse(apiError('storageFull'));
    expect(written()).toEqual([
      {
        level: 50,
        msg: 'outage begins',
        part: 'storageFull',
        code: 'storageFull',
        requestId: 'request-1',
      },
    ]);
  });
});
