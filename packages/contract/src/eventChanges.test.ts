import { describe, expect, it } from 'vitest';
import { calledOff } from './eventChanges.ts';
import { reminderDue } from './eventReminders.ts';
import { eventTimesOf, placeTimeOf } from './eventTimes.ts';
import { seededEvent } from './fixtures/seed.ts';
import type { SeedEvent } from './fixtures/seed.ts';

/** The Friday before clocks go forward in New York. */
const event = (rest: Partial<SeedEvent> = {}) =>
  seededEvent({
    id: 'party',
    type: 'dance',
    picture: 'party',
    zone: 'America/New_York',
    startsAt: '2030-03-08T23:00:00.000Z',
    endsAt: '2030-03-09T01:00:00.000Z',
    ...rest,
  });

const NOW = new Date('2030-03-01T12:00:00.000Z');
const STARTED = new Date('2030-03-08T23:00:00.000Z');
const OVER = new Date('2030-03-09T01:00:00.000Z');
const ZONE = 'America/New_York';

describe('calling an event off', () => {
  it('is refused once it is over, and changes nothing where it was called off before', () => {
    expect(calledOff(event(), OVER)).toEqual({ error: 'eventOver' });
    expect(calledOff(event({ status: 'cancelled' }), NOW)).toEqual({ changed: undefined });
  });

  it('is a change that counts, also while it goes on', () => {
    const changed = { status: 'cancelled', changes: 3, changedAt: STARTED.toISOString() };
    expect(calledOff(event({ changes: 2 }), STARTED)).toEqual({ changed });
  });
});

describe('times by the clocks of a place', () => {
  it('stay six in the evening over a change of daylight saving', () => {
    const at = { from: '18:00', to: '20:00' };
    expect(eventTimesOf({ day: '2030-03-08', ...at }, ZONE)).toEqual({
      startsAt: '2030-03-08T23:00:00.000Z',
      endsAt: '2030-03-09T01:00:00.000Z',
    });
    expect(eventTimesOf({ day: '2030-03-15', ...at }, ZONE)).toEqual({
      startsAt: '2030-03-15T22:00:00.000Z',
      endsAt: '2030-03-16T00:00:00.000Z',
    });
  });

  it('take the hour that clocks leave out, and the first of the hour that comes twice', () => {
    expect(eventTimesOf({ day: '2030-03-10', from: '02:30', to: '04:00' }, ZONE)).toEqual({
      startsAt: '2030-03-10T07:30:00.000Z',
      endsAt: '2030-03-10T08:00:00.000Z',
    });
    expect(eventTimesOf({ day: '2030-11-03', from: '01:30', to: '03:00' }, ZONE)).toEqual({
      startsAt: '2030-11-03T05:30:00.000Z',
      endsAt: '2030-11-03T08:00:00.000Z',
    });
  });

  it('end on the next day where the end is not after the start', () => {
    const times = { day: '2030-03-09', from: '22:00', to: '03:30' };
    const moments = eventTimesOf(times, ZONE);
    expect(moments).toEqual({ startsAt: '2030-03-10T03:00:00.000Z', endsAt: '2030-03-10T07:30:00.000Z' });
    expect(placeTimeOf({ ...moments, zone: ZONE })).toEqual(times);
  });
});

describe('a reminder', () => {
  it('of an event that was changed later than that is none: the change is told', () => {
    const at = new Date('2030-03-08T12:00:00.000Z');
    const dueAt = '2030-03-07T23:00:00.000Z';
    expect(reminderDue(event(), at)).toEqual({ step: 1, dueAt });
    expect(reminderDue(event({ changes: 1, changedAt: dueAt }), at)).toEqual({ step: 1, dueAt });
    expect(reminderDue(event({ changes: 1, changedAt: '2030-03-08T11:00:00.000Z' }), at)).toBeUndefined();
  });

  it('is none once the event has started, and where it does not take place', () => {
    expect(reminderDue(event(), STARTED)).toBeUndefined();
    const before = new Date('2030-03-08T22:30:00.000Z');
    expect(reminderDue(event({ status: 'cancelled' }), before)).toBeUndefined();
    expect(reminderDue(event(), before)).toEqual({ step: 2, dueAt: '2030-03-08T22:00:00.000Z' });
  });
});
