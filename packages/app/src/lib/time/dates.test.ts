import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDates, createDays, type DateWishes } from './dates.ts';
import { createPlaceTimes } from './placeTimes.ts';

const fallbacks = { recently: 'Recently', justNow: 'just now', today: 'Today', yesterday: 'Yesterday' };
const USUAL: DateWishes = { isLong: false, hours: 12 };
const dates = createDates('en-US', fallbacks, USUAL);
const days = createDays('en-US', fallbacks, USUAL);

afterEach(() => void vi.unstubAllEnvs());

it('writes short month, day, hour and minute on a 12-hour clock', () => {
  expect(dates.moment(new Date(2026, 10, 20, 14, 5).toISOString())).toBe('Nov 20, 2:05 PM');
});

it.each([undefined, '', 'yesterday'])('says “Recently” when the date is missing or broken: %s', (broken) => {
  const written = [
    dates.moment(broken),
    dates.timeOf(broken),
    dates.dayOf(broken),
    dates.timeOrDay(broken),
    days.moment(broken),
    days.briefly(broken),
    days.timeOf(broken),
  ];
  expect(new Set(written)).toEqual(new Set(['Recently']));
});

it('writes days that are the same in every time zone, at any time', () => {
  expect(days.moment('2026-11-20T23:59:00.000Z')).toBe('Nov 20');
  expect(days.briefly('2026-11-20T00:01:00.000Z')).toBe('Nov 20');
  expect(days.clockTime(new Date(2026, 10, 20, 14, 5))).toBe('just now');
  expect([dates.day('2026-11-20'), days.day('2026-11-20')]).toEqual(['Nov 20', 'Nov 20']);
});

it('writes the time of day alone', () => {
  expect(dates.clockTime(new Date(2026, 10, 20, 0, 30))).toBe('12:30 AM');
});

it.each([
  ['the time alone today', new Date(2026, 10, 20, 14, 5).toISOString(), '2:05 PM'],
  ['the day too on another day', new Date(2026, 10, 19, 14, 5).toISOString(), 'Nov 19, 2:05 PM'],
  ['the day too a year ago', new Date(2025, 10, 20, 14, 5).toISOString(), 'Nov 20, 2:05 PM'],
  ['“Recently” when the date is missing', undefined, 'Recently'],
])('tells a moment briefly: %s', (_, iso, words) => {
  expect(dates.briefly(iso, new Date(2026, 10, 20, 23, 59))).toBe(words);
});

it('writes the weekday and the whole month for who wants long dates', () => {
  const long = { ...USUAL, isLong: true };
  const moment = new Date(2026, 10, 20, 14, 5).toISOString();
  expect(createDates('en-US', fallbacks, long).moment(moment)).toBe('Friday, November 20 at 2:05 PM');
  expect(createDays('en-US', fallbacks, long).moment('2026-11-20T12:00:00.000Z')).toBe('Friday, November 20');
});

it('writes every time on a 24-hour clock for who wants it', () => {
  const late = createDates('en-US', fallbacks, { ...USUAL, hours: 24 });
  expect(late.clockTime(new Date(2026, 10, 20, 14, 5))).toBe('14:05');
  expect(late.clockTime(new Date(2026, 10, 20, 0, 5))).toBe('00:05');
  expect(late.moment(new Date(2026, 10, 20, 14, 5).toISOString())).toBe('Nov 20, 14:05');
});

it.each([
  [new Date(2026, 2, 1, 0, 1), 'Today', '12:01 AM'],
  [new Date(2026, 1, 28, 23, 59), 'Yesterday', 'Yesterday'],
  [new Date(2026, 1, 27, 23, 59), 'Feb 27', 'Feb 27'],
  [new Date(2025, 2, 1, 12), 'Mar 1, 2025', 'Mar 1, 2025'],
])('names a day as people do: %s', (date, day, timeOrDay) => {
  const now = new Date(2026, 2, 1, 18);
  expect(dates.dayOf(date.toISOString(), now)).toBe(day);
  expect(dates.timeOrDay(date.toISOString(), now)).toBe(timeOrDay);
  expect(dates.timeOf(date.toISOString())).toMatch(/^\d+:\d\d [AP]M$/);
});

describe.each(['America/Los_Angeles', 'Asia/Tokyo'])(
  'days and times of a place, on a device in %s',
  (zone) => {
    it('are those of the place, with the weekday', () => {
      vi.stubEnv('TZ', zone);
      const times = createPlaceTimes('en-US', { isLong: false, hours: 12 });
      expect(times.day('2026-11-27')).toBe('Fri, Nov 27');
      expect(times.weekday(5)).toBe('Friday');
      expect(times.time('18:00')).toMatch(/^6:00\sPM$/);
    });

    it('are long and on the other clock where a member wants that', () => {
      vi.stubEnv('TZ', zone);
      const times = createPlaceTimes('en-US', { isLong: true, hours: 24 });
      expect(times.day('2026-12-31')).toBe('Thursday, December 31');
      expect(times.time('09:05')).toBe('09:05');
    });
  },
);
