import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';
import { momentIn, wallTimeIn } from './zoneTime.ts';

const NOW = new Date('2026-02-20T10:20:30.400Z');

const entryOf = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'event-3@friendbase',
  title: 'Picnic by the Duck Pond',
  description: 'Bring your lunch.',
  place: 'Duck Pond, 3 Park Road',
  start: new Date('2026-02-21T17:00:00Z'),
  end: new Date('2026-02-21T19:30:00Z'),
  remindMinutes: 60,
  ...changes,
});

/** What another program reads in the file. It knows no zones. */
function read(entry: CalendarEntry) {
  ICAL.TimezoneService.reset();
  const calendar = ICAL.Component.fromString(calendarFile([entry], NOW));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { event, alarm: event.component.getFirstSubcomponent('valarm') };
}

const at = (zone: string, month: number, day: number, hour: number, minute = 0) =>
  momentIn(zone, { year: 2026, month, day, hour, minute });

describe('a calendar file', () => {
  it.each([
    ['America/New_York', 'before clocks go forward', 3, 7],
    ['America/New_York', 'on the day they do', 3, 8],
    ['America/New_York', 'after it', 3, 9],
    ['America/New_York', 'in summer', 7, 4],
    ['America/New_York', 'before clocks go back', 10, 31],
    ['America/New_York', 'on the day they do that', 11, 1],
    ['America/New_York', 'after that', 11, 2],
    ['Europe/Dublin', 'in winter, which is what Ireland changes to', 12, 1],
    ['Australia/Lord_Howe', 'where clocks change by half an hour', 10, 4],
    ['Asia/Kolkata', 'where clocks never change', 6, 1],
    ['UTC', 'without an offset', 6, 1],
  ])('in %s is read as the same moments %s', (zone, _, month, day) => {
    const [start, end] = [at(zone, month, day, 18), at(zone, month, day, 20, 30)];
    const { event } = read(entryOf({ start, end }));
    expect(event.startDate.toJSDate().toISOString()).toBe(start.toISOString());
    expect(event.endDate.toJSDate().toISOString()).toBe(end.toISOString());
    const shown = (moment: Date) => wallTimeIn(zone, moment);
    expect(shown(event.startDate.toJSDate())).toMatchObject({ month, day, hour: 18, minute: 0 });
    expect(shown(event.endDate.toJSDate())).toMatchObject({ month, day, hour: 20, minute: 30 });
  });

  it('over the night in which clocks go back is as long as it is', () => {
    const [start, end] = [at('America/New_York', 10, 31, 22), at('America/New_York', 11, 1, 8)];
    const { event } = read(entryOf({ start, end }));
    expect(event.startDate.toJSDate()).toEqual(start);
    expect(event.endDate.toJSDate()).toEqual(end);
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(11);
  });

  it('has one reminder, as long before as was chosen', () => {
    const { alarm } = read(entryOf({ remindMinutes: 1440 }));
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    const trigger = alarm?.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>;
    expect(trigger.toSeconds()).toBe(-86_400);
  });

  it('keeps every sign and letter of its words', () => {
    const title = 'Tea; cake, and \\ a “song” 🎉 Zoë ليلى';
    const description = `First line\nSecond: ${'žluťoučký kůň '.repeat(30)}`;
    const { event } = read(entryOf({ title, description }));
    expect(event.summary).toBe(title);
    expect(event.description).toBe(description);
    expect(event.location).toBe('Duck Pond, 3 Park Road');
    expect(event.uid).toBe('event-3@friendbase');
  });

  it('has lines of 75 octets or fewer that end as the format wants', () => {
    const file = calendarFile([entryOf({ title: '🎉'.repeat(60), description: 'a'.repeat(400) })], NOW);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file).toContain('DTSTAMP:20260220T102030Z');
  });

  it('leaves out what is not known', () => {
    const file = calendarFile([entryOf({ place: undefined })], NOW);
    expect(file).not.toMatch(/LOCATION|URL|SEQUENCE|STATUS|CALNAME/);
  });
});
