import { describe, expect, it } from 'vitest';
import { changeOf } from './eventChanges.ts';
import type { EventChange } from './eventChanges.ts';
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
const OFF: EventChange = { to: 'cancelled' };
const moved = (day: string, from = '18:00', to = '20:00'): EventChange => ({ to: { day, from, to } });

describe('a change of an event', () => {
  it.each([
    ['over, called off', event(), OFF, OVER, 'eventOver'],
    ['over, moved', event(), moved('2030-03-15'), OVER, 'eventOver'],
    ['going on, moved', event(), moved('2030-03-15'), STARTED, 'eventStarted'],
    ['called off, moved', event({ status: 'cancelled' }), moved('2030-03-15'), NOW, 'eventCancelled'],
    ['moved to a time that has passed', event(), moved('2030-03-01', '07:00', '09:00'), NOW, 'eventTimePast'],
  ] as const)('that is %s is refused', (_, before, change, now, error) => {
    expect(changeOf(before, change, now)).toEqual({ error });
  });

  it.each([
    ['called off again', event({ status: 'cancelled' }), OFF],
    ['moved to where it is', event(), moved('2030-03-08')],
  ])('that is %s is none', (_, before, change) => {
    expect(changeOf(before, change, NOW)).toEqual({ changed: undefined });
  });

  it('calls it off, also while it goes on, and counts', () => {
    const { startsAt, endsAt } = event();
    const changed = { status: 'cancelled', startsAt, endsAt, changes: 3, changedAt: STARTED.toISOString() };
    expect(changeOf(event({ changes: 2 }), OFF, STARTED)).toEqual({ changed });
  });

  it('moves it over a change of daylight saving: six in the evening stays six', () => {
    expect(changeOf(event(), moved('2030-03-15'), NOW)).toMatchObject({
      changed: { startsAt: '2030-03-15T22:00:00.000Z', endsAt: '2030-03-16T00:00:00.000Z', changes: 1 },
    });
  });

  it('moves it into the hour that clocks leave out, and to the first of the hour that comes twice', () => {
    expect(changeOf(event(), moved('2030-03-10', '02:30', '04:00'), NOW)).toMatchObject({
      changed: { startsAt: '2030-03-10T07:30:00.000Z', endsAt: '2030-03-10T08:00:00.000Z' },
    });
    expect(changeOf(event(), moved('2030-11-03', '01:30', '03:00'), NOW)).toMatchObject({
      changed: { startsAt: '2030-11-03T05:30:00.000Z', endsAt: '2030-11-03T08:00:00.000Z' },
    });
  });
});

it('an end that is not after its start is on the next day', () => {
  const times = { day: '2030-03-09', from: '22:00', to: '03:30' };
  const moments = eventTimesOf(times, 'America/New_York');
  expect(moments).toEqual({ startsAt: '2030-03-10T03:00:00.000Z', endsAt: '2030-03-10T07:30:00.000Z' });
  expect(placeTimeOf({ ...moments, zone: 'America/New_York' })).toEqual(times);
});

describe('a reminder', () => {
  it('of an event that was moved later than that is none: the move is told', () => {
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
