import * as z from 'zod/mini';
import { CommunityEvent } from './communityEvents.ts';
import type { Told } from './live.ts';

/** An event in a notification, as it is when that is read. An example has its title in the catalogue. */
export const EventNews = z.pick(CommunityEvent, {
  id: true,
  example: true,
  title: true,
  zone: true,
  startsAt: true,
  endsAt: true,
  status: true,
});
export type EventNews = z.infer<typeof EventNews>;

/** What a notification shows; nothing to who does not go, nor a reminder of what does not take place. */
export const eventTold = (
  kind: 'eventSoon' | 'event',
  event: CommunityEvent | undefined,
  isGoing: boolean,
): EventNews | undefined => {
  if (!event || !isGoing || (kind === 'eventSoon' && event.status === 'cancelled')) return undefined;
  const { id, example, title, zone, startsAt, endsAt, status } = event;
  return { id, example, title, zone, startsAt, endsAt, status };
};

/** What is told to somebody who goes: that an event is soon, or that it was changed or called off. */
export const toldOfEvent = (kind: 'eventSoon' | 'event', eventId: string, memberId: string): Told => ({
  name: kind === 'event' ? 'eventChanged' : 'eventSoon',
  data: {},
  memberId,
  notification: { kind, thingId: eventId, actorId: null },
});
