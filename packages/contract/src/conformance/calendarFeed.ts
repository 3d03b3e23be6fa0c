import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { endCalendar, getCalendar, makeCalendar } from '../calendarFeed.ts';
import { calendarPath } from '../eventsCalendar.ts';
import { joinEvent, leaveEvent } from '../communityEvents.ts';
import { leaveFriendBase } from '../leaving.ts';
import { ask, expectError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { aroundStart, event, eventId, goers, withEvents } from './eventSeeds.ts';
import { PASSWORD } from './seeds.ts';

/** What another program reads at an address. */
async function read(visitor: Visitor, path: string) {
  const response = await visitor.request(path);
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
    200,
    'text/calendar',
  ]);
  const text = await response.text();
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component);
    const times = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return [uid, summary, ...times, sequence, component.getFirstPropertyValue('status')];
  });
}

const entry = (n: number, changes = 0, status = 'CONFIRMED') => {
  const { startsAt, endsAt } = event(n);
  return [`event-${eventId(n)}@friendbase`, `Party ${n}`, startsAt, endsAt, changes, status];
};

const make = async (visitor: Visitor): Promise<string> => (await visitor.call(makeCalendar, {})).path;

const seed = withEvents(
  [event(1), event(2), event(3, { status: 'cancelled', changes: 2, changedAt: '2029-06-01T00:00:00.000Z' })],
  [...goers(1, 'ann'), ...goers(3, 'ann', 'ben')],
);

/** The secret address at which calendars find what a member goes to. */
export function calendarFeedConform(backendName: string, open: OpenBackend): void {
  describe(`the calendar of a member on ${backendName}`, () => {
    it('is under no address that was not made, renewed, ended or cut off', async () => {
      await using backend = await open(seed);
      const [ann, visitor] = [await backend.as('ann'), backend.visitor()];
      const first = await make(ann);
      const second = await make(ann);
      expect(first).not.toBe(second);
      for (const path of [first, calendarPath('made-up'), second.slice(0, -4), second.slice(0, -5)])
        expectError(await ask(visitor, 'get', path), 'calendarNotFound');
      await ann.call(endCalendar, {});
      await ann.call(endCalendar, {});
      expectError(await ask(visitor, 'get', second), 'calendarNotFound');
      expect(await ann.call(getCalendar, {})).toEqual({ madeAt: null });
    });

    it('ends with the account', async () => {
      await using backend = await open(seed);
      const ben = await backend.as('ben');
      const path = await make(ben);
      await ben.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
      expectError(await ask(backend.visitor(), 'get', path), 'calendarNotFound');
    });

    it('takes no session, follows what its member goes to, and tells what was called off', async () => {
      await using backend = await open(seed);
      backend.moveTo(aroundStart(-48));
      const [ann, visitor] = [await backend.as('ann'), backend.visitor()];
      const path = await make(ann);
      expect(path).toMatch(/^\/api\/calendar\/[\w-]{32,}\.ics$/);
      expect((await ann.call(getCalendar, {})).madeAt).toMatch(/^20/);
      expect(await read(visitor, path)).toEqual([entry(1), entry(3, 2, 'CANCELLED')]);
      await ann.call(joinEvent, { params: { id: eventId(2) } });
      await ann.call(leaveEvent, { params: { id: eventId(1) } });
      expect(await read(visitor, path)).toEqual([entry(2), entry(3, 2, 'CANCELLED')]);
    });

    it('says nothing of who else goes, and its address is in no other answer', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const path = await make(ann);
      expect((await ask(backend.visitor(), 'get', path)).raw).not.toMatch(/\bann\b|\bben\b/i);
      expect((await ask(ann, 'get', getCalendar.path)).raw).not.toContain(path.slice(14, -4));
    });
  });
}
