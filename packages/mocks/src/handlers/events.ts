import {
  apiError,
  calledOff,
  DEMO_ACCOUNT,
  eventSeen,
  isListed,
  isToBeReminded,
  joinEventError,
  nextTimes,
  reminderDue,
  toldOfEvent,
} from '@friendbase/contract';
import { DEMO_ACCOUNT_ID, demoEventsSeed } from '@friendbase/contract/fixtures';
import type { CommunityEvent, EventEntry, SeenGoing, Told } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { seededEvents, type Store } from '../store.ts';
import { sweepLeavings } from './leaving.ts';
import { friendsAmong, isHidden, requireMember } from './people.ts';
import { photoOf } from './planPhotos.ts';

type EventHandlers = Pick<MockHandlers, 'listEvents' | 'joinEvent' | 'leaveEvent'>;

export const events: EventHandlers = {
  async listEvents(_, context) {
    const { store } = context;
    const now = context.now();
    // Nothing runs by itself in a page: who looks at the events brings about what is due.
    await bringExamples(store, now);
    await context.tell(...(await sweepEvents(store, now)));
    await sweepLeavings(store, context.blobs, now);
    return store.events
      .all()
      .map((event) => seenIn(context, event))
      .filter((event) => isListed(event, event.isGoing, now))
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  },

  async joinEvent({ params: { id } }, context) {
    const { store, caller } = context;
    const now = context.now();
    const event = requireEvent(store, id);
    const error = joinEventError(event, now);
    if (error) throw apiError(error);
    const going = { eventId: id, userId: caller().id };
    if (!store.eventGoers.findFirst((q) => q.where(going)))
      await store.eventGoers.create({ ...going, createdAt: now.toISOString(), reminded: 0 });
    return seenIn(context, event);
  },

  async leaveEvent({ params: { id } }, context) {
    const { store, caller } = context;
    const event = requireEvent(store, id);
    store.eventGoers.delete((q) => q.where({ eventId: id, userId: caller().id }));
    return seenIn(context, event);
  },
};

/** Calls an event off, and tells who goes. Throws 404, and as the contract's `calledOff` says. */
export async function callOffEvent({ store, now, tell }: MockContext, id: string): Promise<void> {
  const result = calledOff(requireEvent(store, id), now());
  if ('error' in result) throw apiError(result.error);
  const { changed } = result;
  if (!changed) return;
  await store.events.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, changed) });
  const goers = store.eventGoers.findMany((q) => q.where({ eventId: id }));
  await tell(...goers.map(({ userId }) => toldOfEvent('event', id, userId)));
}

/** The examples of the demo community, with those of its members who are there: they come with the first look at the events. */
async function bringExamples(store: Store, now: Date): Promise<void> {
  const { username } = DEMO_ACCOUNT;
  const isDemo = store.members.findFirst((q) => q.where({ id: DEMO_ACCOUNT_ID, username })) !== undefined;
  if (!isDemo || store.events.all().length > 0) return;
  const { events: examples, eventGoers } = seededEvents(demoEventsSeed(now));
  for (const example of examples) await store.events.create(example);
  for (const goer of eventGoers)
    if (store.members.findFirst((q) => q.where({ id: goer.userId }))) await store.eventGoers.create(goer);
}

const placeOf = ({ startsAt, id }: EventEntry): string => `${startsAt}~${id}`;

/** Throws 404 for an event that is not there. */
function requireEvent(store: Store, id: string): CommunityEvent {
  const event = store.events.findFirst((q) => q.where({ id }));
  if (!event) throw apiError('eventNotFound');
  return event;
}

/** An event as the caller sees it: without who is closed, and without anybody with whom there is a block. */
function seenIn({ store, caller }: MockContext, event: CommunityEvent): EventEntry {
  const { id: readerId } = caller();
  const goers = store.eventGoers
    .findMany((q) => q.where({ eventId: event.id }))
    .filter(({ userId }) => !requireMember(store, userId).closedAt && !isHidden(store, readerId, userId))
    .toSorted((a, b) => (a.createdAt + a.userId < b.createdAt + b.userId ? -1 : 1))
    .map(({ userId }) => userId);
  const seen: SeenGoing = {
    goingCount: goers.length,
    isGoing: goers.includes(readerId),
    friendsGoing: friendsAmong(store, readerId, goers),
  };
  return { ...eventSeen(event, seen), ...photoOf(store, event.id) };
}

/** Reminds who goes to what is soon, and lets examples that are over take place again, with nobody in them. Answers what is to be told. */
export async function sweepEvents(store: Store, now: Date): Promise<Told[]> {
  const told: Told[] = [];
  for (const event of store.events.all()) {
    const due = reminderDue(event, now);
    const goers = due ? store.eventGoers.findMany((q) => q.where({ eventId: event.id })) : [];
    for (const goer of goers) {
      if (!due || !isToBeReminded(goer, due)) continue;
      const { eventId, userId } = goer;
      await store.eventGoers.update((q) => q.where({ eventId, userId }), {
        data: (it) => void (it.reminded = due.step),
      });
      told.push(toldOfEvent('eventSoon', eventId, userId));
    }
  }
  await renewExamples(store, now);
  return told;
}

async function renewExamples(store: Store, now: Date): Promise<void> {
  for (const { id, example, status, endsAt, ...times } of store.events.all()) {
    if (example === null || status !== 'planned' || Date.parse(endsAt) > now.getTime()) continue;
    const next = nextTimes({ ...times, endsAt }, now);
    await store.events.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, next) });
    store.eventGoers.deleteMany((q) => q.where({ eventId: id }));
  }
}
