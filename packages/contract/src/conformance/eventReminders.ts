import { describe, expect, it } from 'vitest';
import { joinEvent, leaveEvent } from '../communityEvents.ts';
import type { SeedEvent } from '../fixtures/seed.ts';
import { countNotifications, listNotifications, seeNotifications } from '../notifications.ts';
import { FIRST_NOTIFICATION_SETTINGS, updateNotificationSettings } from '../notificationSettings.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { aroundStart, event, eventId, goers, withEvents } from './eventSeeds.ts';
import type { Name } from './seeds.ts';

const MINUTE = 1 / 60;

/** One of these, after a sweep some hours around the start of the first event. */
async function sweptAt(backend: Backend, hours: number, name: Name): Promise<Visitor> {
  backend.moveTo(aroundStart(hours));
  await backend.sweep();
  return backend.as(name);
}

/** What of events is told to a member, and whether it is new. */
const reminders = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.flatMap((one) =>
    one.kind === 'eventSoon' ? [[one.event.id, one.event.title, one.isNew]] : [],
  );

const NEW = [eventId(1), 'Party 1', true];

const withBen = (rest: Partial<SeedEvent> = {}) => withEvents([event(1, rest)], goers(1, 'ben'));

/** Reminders of what members go to. */
export function eventRemindersConform(backendName: string, open: OpenBackend): void {
  describe(`reminders of events on ${backendName}`, () => {
    it('come a day and an hour before, once each, and to nobody else', async () => {
      await using backend = await open(withBen());
      expect(await reminders(await sweptAt(backend, -24 - MINUTE, 'ben'))).toEqual([]);
      const dayBefore = await sweptAt(backend, -24, 'ben');
      expect(await reminders(dayBefore)).toEqual([NEW]);
      await dayBefore.call(seeNotifications, { body: {} });
      expect(await reminders(await sweptAt(backend, -1 - MINUTE, 'ben'))).toEqual([
        [...NEW.slice(0, 2), false],
      ]);
      expect(await reminders(await sweptAt(backend, -1, 'ben'))).toEqual([NEW]);
      const [ben, ann] = [await sweptAt(backend, -MINUTE, 'ben'), await backend.as('ann')];
      await ben.call(seeNotifications, { body: {} });
      await sweptAt(backend, 0, 'ben');
      expect((await ben.call(countNotifications, {})).unseen).toBe(0);
      expect(await reminders(ann)).toEqual([]);
    });

    it('do not come of what is joined later than that, nor once the event has begun', async () => {
      await using backend = await open(withEvents([event(1), event(2)], goers(2, 'ben')));
      const ann = await sweptAt(backend, -23, 'ann');
      await ann.call(joinEvent, { params: { id: eventId(1) } });
      expect(await reminders(await sweptAt(backend, -22, 'ann'))).toEqual([]);
      expect(await reminders(await sweptAt(backend, -1, 'ann'))).toEqual([NEW]);
      expect(await reminders(await sweptAt(backend, 24, 'ben'))).toEqual([]);
    });

    it('are one where a server that was stopped has missed the first', async () => {
      await using backend = await open(withBen());
      expect(await reminders(await sweptAt(backend, -0.5, 'ben'))).toEqual([NEW]);
    });

    it('go again where the member does not go, and are no more of what was called off', async () => {
      await using backend = await open(
        withEvents([event(1), event(2, { status: 'cancelled' })], [...goers(1, 'ben'), ...goers(2, 'ben')]),
      );
      const ben = await sweptAt(backend, -1, 'ben');
      expect(await reminders(ben)).toEqual([NEW]);
      await ben.call(leaveEvent, { params: { id: eventId(1) } });
      expect(await reminders(ben)).toEqual([]);
      expect(await reminders(await sweptAt(backend, 23, 'ben'))).toEqual([]);
    });

    it('are left out where the member does without them', async () => {
      await using backend = await open(withBen());
      const ben = await sweptAt(backend, -30, 'ben');
      const body = { ...FIRST_NOTIFICATION_SETTINGS, unwanted: ['eventSoon' as const] };
      await ben.call(updateNotificationSettings, { body });
      const later = await sweptAt(backend, -24, 'ben');
      expect(await reminders(later)).toEqual([]);
      expect((await later.call(countNotifications, {})).unseen).toBe(0);
    });

    it('come at the same time of day where clocks go forward in between', async () => {
      const [startsAt, endsAt] = ['2030-03-10T22:00:00.000Z', '2030-03-11T00:00:00.000Z'];
      await using backend = await open(withBen({ startsAt, endsAt }));
      backend.moveTo(new Date('2030-03-09T22:59:00.000Z'));
      await backend.sweep();
      expect(await reminders(await backend.as('ben'))).toEqual([]);
      backend.moveTo(new Date('2030-03-09T23:00:00.000Z'));
      await backend.sweep();
      expect(await reminders(await backend.as('ben'))).toEqual([NEW]);
    });
  });
}
