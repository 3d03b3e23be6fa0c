import {
  createPlan,
  joinEvent,
  listEvents,
  listNotifications,
  publishPlan,
  updatePlan,
} from '@friendbase/contract';
import { event, eventDraft, eventId } from '@friendbase/contract/conformance';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Seed } from '@friendbase/contract/fixtures';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { createLive } from '../../live/live.ts';
import { member } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { planOf, statementOf } from '../../../testing/plans.ts';
import { callOff } from './changes.ts';
import { soonQuery, sweepEvents } from './sweep.ts';

const ID = eventId(1);
const START = new Date(Date.parse(event(1).startsAt));
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(START.getTime() - hours * HOUR_MS);
const logger = pino({ level: 'silent' });

/** So many go that they are told in several transactions; the last ten do not go. */
const NAMES = Array.from({ length: 120 }, (_, n) => `member${n}`);
const GOERS = NAMES.slice(0, 110);

const SEED: Seed = {
  ...EMPTY_SEED,
  members: NAMES.map(member),
  events: [event(1)],
  eventGoers: GOERS.map((name) => ({
    eventId: ID,
    userId: `${name}-id`,
    createdAt: '2029-01-01T00:00:00.000Z',
  })),
};

const liveOn = (api: TestApi) => createLive({ db: api.db, clock: { now: () => api.now() } });

const sweep = (api: TestApi, now: Date, goOn?: () => Promise<void>) =>
  sweepEvents({ db: api.db, live: liveOn(api), logger, ...(goOn && { goOn }) }, now);

const cancel = (api: TestApi, id = ID) => {
  const live = liveOn(api);
  return transact(api.db, async (trx) => {
    await callOff(trx, id, { live, now: api.now() });
    await live.flush(trx);
  });
};

/** To whom something was told, and how often. */
async function toldBy({ db }: TestApi, name: 'eventSoon' | 'eventChanged'): Promise<string[]> {
  const facts = await db<{ memberId: string; name: string }>('liveEvents').where({ name });
  return facts.map(({ memberId }) => memberId).toSorted();
}

const ALL = GOERS.map((name) => `${name}-id`).toSorted();

describe.each(databases)('telling who goes to an event on $name', ({ openApi }) => {
  it('reminds each once, and goes on where it was stopped, after each of its steps', async () => {
    await using api = await openApi(SEED);
    api.moveTo(before(24));
    let stops = 0;
    // Each sweep is stopped one step later than the one before.
    for (let isDone = false; !isDone; stops += 1) {
      let steps = 0;
      isDone = true;
      await sweep(api, before(24), async () => {
        if ((steps += 1) <= stops) return;
        isDone = false;
        throw new Error('Stopped.');
      }).catch(() => {});
    }
    expect(stops).toBeGreaterThan(2);
    expect(await toldBy(api, 'eventSoon')).toEqual(ALL);
  });

  it('reminds each once where two processes do it at the same time', async () => {
    await using api = await openApi(SEED);
    api.moveTo(before(1));
    await Promise.all([sweep(api, before(1)), sweep(api, before(1))]);
    await sweep(api, before(0.5));
    expect(await toldBy(api, 'eventSoon')).toEqual(ALL);
  });

  it('tells that it was called off, once, to who goes alone, and reminds of it no more', async () => {
    await using api = await openApi(SEED);
    api.moveTo(before(30));
    await cancel(api);
    await cancel(api);
    expect(await toldBy(api, 'eventChanged')).toEqual(ALL);
    await sweep(api, before(1));
    expect(await toldBy(api, 'eventSoon')).toEqual([]);
    const someone = await api.as('member0');
    expect((await someone.call(listNotifications, {})).items).toMatchObject([
      { kind: 'event', event: { id: ID, status: 'cancelled' } },
    ]);
    expect(await someone.call(listEvents, {})).toMatchObject([{ status: 'cancelled', changes: 1 }]);
  });

  it('tells that it was called off to more than a statement can name', async () => {
    const names = Array.from({ length: 501 }, (_, n) => `member${n}`);
    const eventGoers = names.map((name) => ({ ...SEED.eventGoers[0]!, userId: `${name}-id` }));
    await using api = await openApi({ ...SEED, members: names.map(member), eventGoers });
    api.moveTo(before(30));
    await cancel(api);
    expect(await toldBy(api, 'eventChanged')).toEqual(names.map((name) => `${name}-id`).toSorted());
    expect(await api.db('notifications').where({ kind: 'event' })).toHaveLength(501);
  });

  it('tells that it was moved to who had joined, and to nobody who joins it where it is now', async () => {
    const [first, ...others] = SEED.members;
    const members = [{ ...first!, role: 'organizer' as const }, ...others];
    await using api = await openApi({ ...EMPTY_SEED, members });
    const organizer = await api.as('member0');
    const { id } = await organizer.call(createPlan, { body: eventDraft() });
    const params = { id };
    await organizer.call(publishPlan, { params });
    const [{ startsAt } = { startsAt: '' }] = await organizer.call(listEvents, {});
    const startsSeen = new Map<string, string>();
    const join = async (name: string) => {
      const someone = await api.as(name);
      return async () => {
        startsSeen.set(`${name}-id`, (await someone.call(joinEvent, { params })).startsAt);
      };
    };
    const joins = await Promise.all(NAMES.slice(1, 31).map(join));
    const move = () => organizer.call(updatePlan, { params, body: eventDraft({ day: '2030-01-02' }) });
    for (const early of joins.slice(0, 5)) await early();
    await Promise.all([...joins.slice(5, 15), move, ...joins.slice(15, 25)].map((act) => act()));
    for (const late of joins.slice(25)) await late();
    const toBeTold = [...startsSeen].filter(([, seen]) => seen === startsAt).map(([memberId]) => memberId);
    expect(await toldBy(api, 'eventChanged')).toEqual(toBeTold.toSorted());
    expect([startsSeen.size, toBeTold.length >= 5, toBeTold.length <= 25]).toEqual([30, true, true]);
  });

  it('finds none under an unknown id', async () => {
    await using api = await openApi(SEED);
    await expect(cancel(api, 'unknown')).rejects.toMatchObject({ code: 'eventNotFound' });
  });

  it('looks for what is soon in an index', async () => {
    await using api = await openApi(SEED);
    const many = Array.from({ length: 2000 }, (_, n) => event(n + 2));
    await api.db.batchInsert(
      'events',
      many.map((one) => ({ landmark: '', goodToKnow: '', status: 'planned', changes: 0, ...one })),
      50,
    );
    await api.db.raw('analyze events');
    const plan = await planOf(api.db, await statementOf(api.db, soonQuery(api.db, before(24))));
    expect(plan.scanned, plan.text).toEqual([]);
  });
});
