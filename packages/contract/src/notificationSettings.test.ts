import { describe, expect, it } from 'vitest';
import { FIRST_NOTIFICATION_SETTINGS, quietMs, wantedKinds } from './notificationSettings.ts';
import { NOTIFICATION_KINDS } from './notificationKinds.ts';

const HOUR = 60;
const MINUTE_MS = 60_000;
const night = { from: 22 * HOUR, until: 7 * HOUR, zone: 'UTC' };

describe('how long quiet hours still are', () => {
  it.each([
    ['before they begin', '2026-03-01T21:59:59.999Z', 0],
    ['as they begin', '2026-03-01T22:00:00.000Z', 9 * HOUR * MINUTE_MS],
    ['over midnight', '2026-03-02T00:30:00.000Z', 6.5 * HOUR * MINUTE_MS],
    ['in their last second', '2026-03-02T06:59:59.000Z', 1000],
    ['as they end', '2026-03-02T07:00:00.000Z', 0],
  ])('%s', (_, now, ms) => {
    expect(quietMs(night, new Date(now))).toBe(ms);
  });

  it('goes by the clock of the place, in summer and in winter', () => {
    const noon = { from: 12 * HOUR, until: 13 * HOUR, zone: 'Europe/Vienna' };
    expect(quietMs(noon, new Date('2026-01-15T11:00:00.000Z'))).toBe(HOUR * MINUTE_MS);
    expect(quietMs(noon, new Date('2026-07-15T10:00:00.000Z'))).toBe(HOUR * MINUTE_MS);
    expect(quietMs(noon, new Date('2026-07-15T11:00:00.000Z'))).toBe(0);
  });

  it('is no time at all without them, and where they end as they begin', () => {
    const now = new Date('2026-03-01T22:00:00.000Z');
    expect(quietMs(null, now)).toBe(0);
    expect(quietMs({ ...night, until: night.from }, now)).toBe(0);
  });
});

describe('what a member is told of', () => {
  it('is everything at first', () => {
    expect(wantedKinds(FIRST_NOTIFICATION_SETTINGS)).toEqual(NOTIFICATION_KINDS);
  });

  it('has decisions in any case, and requests from nobody where friends alone are wanted', () => {
    const settings = { unwanted: ['like', 'message'] as const, isFriendsOnly: true, quiet: null };
    expect(wantedKinds({ ...settings, unwanted: [...settings.unwanted] })).toEqual([
      'accepted',
      'comment',
      'reaction',
      'eventSoon',
      'turn',
      'reportDecided',
      'decision',
      'letter',
      'tournament',
      'event',
      'security',
    ]);
  });
});
