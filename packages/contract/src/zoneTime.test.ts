import { afterEach, describe, expect, it, vi } from 'vitest';
import { daysLater, momentIn, offsetIn, wallTimeIn, weekdayOf } from './zoneTime.ts';

const NEW_YORK = 'America/New_York';
const at = (year: number, month: number, day: number, hour: number, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
});

afterEach(() => void vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Apia'])('on a device in %s', (device) => {
  it.each([
    ['in winter', at(2026, 1, 15, 18), '2026-01-15T23:00:00.000Z'],
    ['in summer', at(2026, 7, 15, 18), '2026-07-15T22:00:00.000Z'],
    ['the evening before clocks go forward', at(2026, 3, 7, 18), '2026-03-07T23:00:00.000Z'],
    ['the evening after', at(2026, 3, 8, 18), '2026-03-08T22:00:00.000Z'],
    ['the evening before clocks go back', at(2026, 10, 31, 18), '2026-10-31T22:00:00.000Z'],
    ['the evening after that', at(2026, 11, 1, 18), '2026-11-01T23:00:00.000Z'],
    ['at midnight of a new year', at(2027, 1, 1, 0), '2027-01-01T05:00:00.000Z'],
  ])('six o’clock in another city is the right moment %s', (_, wall, moment) => {
    vi.stubEnv('TZ', device);
    expect(momentIn(NEW_YORK, wall).toISOString()).toBe(moment);
    expect(wallTimeIn(NEW_YORK, new Date(moment))).toEqual(wall);
  });
});

it('a time that clocks skip is as much later as they went', () => {
  expect(momentIn(NEW_YORK, at(2026, 3, 8, 2, 30)).toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

it('of a time that clocks show twice, it is the first', () => {
  expect(momentIn(NEW_YORK, at(2026, 11, 1, 1, 30)).toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

it.each([
  ['UTC', 0],
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
  ['America/St_Johns', -210],
])('%s is %d minutes ahead', (zone, minutes) => {
  expect(offsetIn(zone, new Date('2026-01-15T12:34:56.789Z'))).toBe(minutes);
});

it('days are counted over months, leap days and years', () => {
  expect(daysLater(at(2028, 2, 28, 9), 1)).toEqual(at(2028, 2, 29, 9));
  expect(daysLater(at(2026, 12, 31, 9, 30), 1)).toEqual(at(2027, 1, 1, 9, 30));
  expect(weekdayOf(at(2026, 11, 22, 23, 59))).toBe(0);
});
