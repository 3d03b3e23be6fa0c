import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarFile } from '../../lib/time/calendar.ts';
import { wallTimeIn, weekdayOf } from '../time/zoneTime.ts';
import { eventWords } from '../../words/en/events.ts';
import { EVENT_ZONE, EVENTS, FIRST_EVENT } from './eventContent.ts';
import { EVENT_TYPES } from '../../lib/searchValues.ts';
import { eventDates, weekdayOfEvent } from './eventDates.ts';

afterEach(() => void vi.unstubAllEnvs());

const HOUR_MS = 3_600_000;
/** Each seventh hour of a year, with both changes of the clock: all hours of the day come up. */
const HOURS = Array.from({ length: 1255 }, (_, step) => new Date(Date.UTC(2026, 0, 1, 7 * step)));

describe.each(EVENTS)('the event $name', (event) => {
  it('is ahead all through a year, on its weekday, at its time of day', () => {
    for (const now of HOURS) {
      const { start, end, day } = eventDates(event, now);
      const wall = wallTimeIn(EVENT_ZONE, start);
      const ahead = (start.getTime() - now.getTime()) / HOUR_MS / 24;
      expect(ahead).toBeGreaterThan(FIRST_EVENT.daysAhead - 1 + event.daysAfter);
      expect(ahead).toBeLessThan(FIRST_EVENT.daysAhead + 8 + event.daysAfter);
      expect(weekdayOf(wall)).toBe(weekdayOfEvent(event));
      expect(wall.hour).toBe(Number(event.from.split(':')[0]));
      expect(wallTimeIn(EVENT_ZONE, end).hour).toBe(Number(event.to.split(':')[0]));
      expect(day.endsWith(String(wall.day).padStart(2, '0'))).toBe(true);
    }
  });

  it('is the same from midnight to midnight of its place', () => {
    const night = (hour: string) => eventDates(event, new Date(`2026-11-${hour}:00Z`));
    expect(night('23T04:59')).toEqual(night('22T05:00'));
    expect(night('23T05:00').start.getTime()).toBeGreaterThanOrEqual(night('23T04:59').start.getTime());
  });

  it('has words', () => {
    for (const part of ['Title', 'Text', 'Place', 'Address', 'Landmark', 'Good'] as const) {
      expect(eventWords.messages[`${event.name}${part}`]).not.toBe('');
    }
  });
});

it.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])('is the same in %s', (zone) => {
  const now = new Date('2026-03-05T22:00:00Z');
  const here = EVENTS.map((event) => eventDates(event, now));
  vi.stubEnv('TZ', zone);
  expect(EVENTS.map((event) => eventDates(event, now))).toEqual(here);
});

it('keeps its time of day over a change of the clock', () => {
  const party = EVENTS[0]!;
  const starts = ['2026-03-04', '2026-03-11'].map(
    (day) => eventDates(party, new Date(`${day}T15:00:00Z`)).start,
  );
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-03-06T23:00:00.000Z',
    '2026-03-13T22:00:00.000Z',
  ]);
});

it('the next event stands first', () => {
  const starts = EVENTS.map((event) => eventDates(event, new Date('2026-11-22T12:00:00Z')).start);
  expect(starts).toEqual(starts.toSorted((one, other) => one.getTime() - other.getTime()));
});

it('there are two or more of each type, and ids are unique', () => {
  for (const type of EVENT_TYPES) {
    expect(EVENTS.filter((event) => event.type === type).length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(EVENTS.length);
});

it('an event fits into a calendar file', () => {
  const { start, end } = eventDates(EVENTS[0]!, new Date('2026-11-22T12:00:00Z'));
  const file = calendarFile(
    { uid: 'a', title: 'b', description: 'c', start, end, remindMinutes: 60 },
    new Date(0),
  );
  expect(file).toContain('DTSTART:20261127T230000Z');
});
