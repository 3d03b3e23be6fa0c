import { describe, expect, it } from 'vitest';
import { joinEvent, leaveEvent, listEvents } from '../communityEvents.ts';
import type { EventEntry } from '../communityEvents.ts';
import { seededEvent } from '../fixtures/seed.ts';
import { createFriendship } from '../friendships.ts';
import { leaveFriendBase } from '../leaving.ts';
import { expectCallError } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { aroundStart, event, eventId, goers, withEvents } from './eventSeeds.ts';
import { memberId, NAMES, PASSWORD, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const list = (visitor: Visitor): Promise<EventEntry[]> => visitor.call(listEvents, {});
const join = (visitor: Visitor, n: number) => visitor.call(joinEvent, { params: { id: eventId(n) } });
const leave = (visitor: Visitor, n: number) => visitor.call(leaveEvent, { params: { id: eventId(n) } });

/** These, logged in some hours around the start of the first event. */
async function at(backend: Backend, hours: number, ...names: Name[]): Promise<Visitor[]> {
  backend.moveTo(aroundStart(hours));
  const visitors: Visitor[] = [];
  for (const name of names) visitors.push(await backend.as(name));
  return visitors;
}

const going = ({ goingCount, isGoing, friendsGoing }: EventEntry) => ({
  goingCount,
  isGoing,
  friends: friendsGoing.count,
  faces: friendsGoing.faces.map(({ displayName }) => displayName),
});

/** Events: who goes, and what each member sees of it. */
export function communityEventsConform(backendName: string, open: OpenBackend): void {
  describe(`events on ${backendName}`, () => {
    errorsConform(open);
    listConforms(open);
    joiningConforms(open);
    peopleConform(open);
    examplesConform(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('finds none under an unknown id', async () => {
    await using backend = await open(withEvents([event(1)]));
    const [ann] = await at(backend, -48, 'ann');
    for (const id of [UNKNOWN_ID, 'constructor', '__proto__']) {
      await expectCallError(ann!, joinEvent, { params: { id } }, 'eventNotFound');
      await expectCallError(ann!, leaveEvent, { params: { id } }, 'eventNotFound');
    }
  });

  it('lets nobody join what has started, is over or was called off, at the second of it', async () => {
    await using backend = await open(withEvents([event(1), event(2, { status: 'cancelled' })]));
    const [ann] = await at(backend, 0, 'ann');
    const params = { id: eventId(1) };
    await expectCallError(ann!, joinEvent, { params }, 'eventStarted');
    await expectCallError(ann!, joinEvent, { params: { id: eventId(2) } }, 'eventCancelled');
    const [later] = await at(backend, 2, 'ann');
    await expectCallError(later!, joinEvent, { params }, 'eventOver');
    expect((await leave(later!, 1)).goingCount).toBe(0);
  });
}

function listConforms(open: OpenBackend): void {
  it('are none where there are none', async () => {
    await using backend = await open(withEvents([]));
    expect(await list(await backend.as('ann'))).toEqual([]);
  });

  it('are listed in the order of their start, at one instant by id, with all that is known', async () => {
    const { startsAt, endsAt } = event(2);
    const events = [event(5), ...[4, 2, 3].map((n) => event(n, { startsAt, endsAt })), event(1)];
    await using backend = await open(withEvents(events));
    const [ann] = await at(backend, -48, 'ann');
    const shown = await list(ann!);
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map(eventId));
    const { changedAt, ...stored } = seededEvent(event(1));
    expect(changedAt).toBeNull();
    expect(shown[0]).toEqual({
      ...stored,
      isExample: false,
      goingCount: 0,
      isGoing: false,
      friendsGoing: { count: 0, faces: [] },
    });
  });

  it('are listed until they are over; called off, for who goes alone', async () => {
    const events = [event(1), event(2, { status: 'cancelled' }), event(3)];
    await using backend = await open(withEvents(events, goers(2, 'ben')));
    const idsFor = async (hours: number, name: Name) =>
      (await list((await at(backend, hours, name))[0]!)).map(({ id }) => id);
    expect(await idsFor(1, 'ann')).toEqual([eventId(1), eventId(3)]);
    expect(await idsFor(1, 'ben')).toEqual([eventId(1), eventId(2), eventId(3)]);
    expect(await idsFor(2, 'ann')).toEqual([eventId(3)]);
    expect(await idsFor(26, 'ben')).toEqual([eventId(3)]);
  });
}

function joiningConforms(open: OpenBackend): void {
  it('lasts, is counted once however often it comes, and is taken back as often', async () => {
    await using backend = await open(withEvents([event(1), event(2)], goers(1, 'hugo')));
    const [ann, hugo] = await at(backend, -48, 'ann', 'hugo');
    const joined = await Promise.all(await atOnce(times(8, ann!), (visitor) => join(visitor, 1)));
    expect(joined.map(going)).toEqual(
      times(8, { goingCount: 2, isGoing: true, friends: 0, faces: [] as string[] }),
    );
    expect((await list(await backend.as('ann'))).map(({ isGoing }) => isGoing)).toEqual([true, false]);
    expect((await list(hugo!))[0]).toMatchObject({ goingCount: 2, isGoing: true });
    const left = await Promise.all(await atOnce(times(8, ann!), (visitor) => leave(visitor, 1)));
    expect(left.map(({ goingCount, isGoing }) => [goingCount, isGoing])).toEqual(times(8, [1, false]));
    expect((await list(hugo!))[0]).toMatchObject({ goingCount: 1, isGoing: true });
  });

  it('counts all of who join at once', async () => {
    await using backend = await open(withEvents([event(1)]));
    const members = await at(backend, -48, 'ann', 'ben', 'cleo', 'dora', 'ed', 'hugo');
    await Promise.all(await atOnce(members, (visitor) => join(visitor, 1)));
    expect((await list(members[0]!))[0]).toMatchObject({ goingCount: 6, isGoing: true });
  });
}

function peopleConform(open: OpenBackend): void {
  it('names friends alone, and counts nobody with whom there is a block', async () => {
    await using backend = await open(withEvents([event(1)], goers(1, ...NAMES)));
    const [ann, hugo, finn] = await at(backend, -48, 'ann', 'hugo', 'finn');
    expect(going((await list(ann!))[0]!)).toEqual({
      goingCount: NAMES.length - 2,
      isGoing: true,
      friends: 2,
      faces: ['Ben', 'Cleo'],
    });
    expect(going((await list(hugo!))[0]!)).toMatchObject({ goingCount: NAMES.length, faces: ['Ben'] });
    expect(going((await list(finn!))[0]!)).toMatchObject({ goingCount: NAMES.length - 1, friends: 0 });
  });

  it('shows three faces, of the first who said so, and how many friends there are', async () => {
    const seed = withEvents([event(1)], goers(1, 'ed', 'dora', 'cleo', 'ben'));
    const accepted = seed.friendships.map((row) =>
      row.status === 'pending' ? { ...row, status: 'accepted' as const } : row,
    );
    await using backend = await open({ ...seed, friendships: accepted });
    const [ann] = await at(backend, -48, 'ann');
    expect(going((await list(ann!))[0]!)).toEqual({
      goingCount: 4,
      isGoing: false,
      friends: 4,
      faces: ['Ed', 'Dora', 'Cleo'],
    });
  });

  it('forgets at once who is blocked or leaves', async () => {
    await using backend = await open(withEvents([event(1)], goers(1, 'ben', 'cleo', 'hugo')));
    const [ann, ben] = await at(backend, -48, 'ann', 'ben');
    await ben!.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    expect(going((await list(ann!))[0]!)).toMatchObject({ goingCount: 2, faces: ['Cleo'] });
    const body = { userId: memberId('ann'), friendId: memberId('hugo'), status: 'blocked' } as const;
    await ann!.call(createFriendship, { body });
    expect(going((await list(ann!))[0]!)).toMatchObject({ goingCount: 1, faces: ['Cleo'] });
  });
}

function examplesConform(open: OpenBackend): void {
  it('are marked where they are examples, which come again when they are over, with nobody in them', async () => {
    const example = event(1, { example: 'party', title: '' });
    await using backend = await open(withEvents([example, event(2)], goers(1, 'ann', 'ben')));
    const [ann] = await at(backend, 1, 'ann');
    await backend.sweep();
    expect((await list(ann!)).map(({ id, isExample, goingCount }) => [id, isExample, goingCount])).toEqual([
      [eventId(1), true, 2],
      [eventId(2), false, 0],
    ]);
    const [later] = await at(backend, 7 * 24 + 3, 'ann');
    await backend.sweep();
    await backend.sweep();
    expect(await list(later!)).toMatchObject([
      {
        id: eventId(1),
        startsAt: aroundStart(14 * 24).toISOString(),
        endsAt: aroundStart(14 * 24 + 2).toISOString(),
        goingCount: 0,
        isGoing: false,
      },
    ]);
  });

  it('keep their time by the clocks of their place over a change of daylight saving', async () => {
    const [startsAt, endsAt] = ['2030-03-08T23:00:00.000Z', '2030-03-09T01:00:00.000Z'];
    await using backend = await open(withEvents([event(1, { example: 'party', startsAt, endsAt })]));
    backend.moveTo(new Date('2030-03-10T12:00:00.000Z'));
    await backend.sweep();
    expect(await list(await backend.as('ann'))).toMatchObject([
      { startsAt: '2030-03-15T22:00:00.000Z', endsAt: '2030-03-16T00:00:00.000Z' },
    ]);
  });
}
