import { describe, expect, it } from 'vitest';
import { countDay, isLeavingOver, LEAVING_DAYS } from './leaving.ts';
import type { CountedDays } from './leaving.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 0, 5, 9);
const left: CountedDays & { askedAt: string } = {
  askedAt: new Date(START).toISOString(),
  days: 0,
  countedAt: new Date(START).toISOString(),
};

/** Reads the clock at these moments after leaving, in ms. */
const readAt = (moments: number[], from = left): typeof left =>
  moments.reduce((counted, ms) => ({ ...counted, ...countDay(counted, new Date(START + ms)) }), from);

const hourly = (days: number): number[] => Array.from({ length: days * 24 + 1 }, (_, hour) => hour * HOUR_MS);

describe('the days since somebody has left', () => {
  it('are counted one by one, and no minute is lost by looking once an hour', () => {
    for (const offset of [0, 20 * 60_000, 59 * 60_000]) {
      const moments = hourly(LEAVING_DAYS).map((ms) => ms + offset);
      expect(readAt(moments).days).toBe(LEAVING_DAYS);
      expect(readAt(moments.slice(0, -24)).days).toBe(LEAVING_DAYS - 1);
    }
  });

  it.each([2 * DAY_MS, 31 * DAY_MS, 3650 * DAY_MS])(
    'grow by one where the clock jumps ahead by %i ms',
    (jump) => {
      const jumped = readAt([HOUR_MS, jump]);
      expect(jumped.days).toBe(1);
      expect(isLeavingOver(jumped, new Date(START + jump))).toBe(false);
      // Set right again, that day is given back.
      expect(readAt([HOUR_MS, jump, 2 * HOUR_MS]).days).toBe(0);
    },
  );

  it('do not grow by two clocks that differ, however often both are read', () => {
    const both = hourly(5).flatMap((ms) => [ms, ms + 365 * DAY_MS]);
    expect(readAt(both).days).toBeLessThanOrEqual(1);
  });

  it('are counted late, never early, where nobody looks for a while', () => {
    const { days } = readAt([...hourly(10), 20 * DAY_MS, 20 * DAY_MS + HOUR_MS]);
    expect(days).toBe(11);
  });

  it('end the time to come back by both, the clock and the count', () => {
    const counted = { ...left, days: LEAVING_DAYS };
    expect(isLeavingOver(counted, new Date(START + LEAVING_DAYS * DAY_MS - 1))).toBe(false);
    expect(isLeavingOver(counted, new Date(START + LEAVING_DAYS * DAY_MS))).toBe(true);
    expect(isLeavingOver({ ...left, days: LEAVING_DAYS - 1 }, new Date(START + 99 * DAY_MS))).toBe(false);
  });
});
