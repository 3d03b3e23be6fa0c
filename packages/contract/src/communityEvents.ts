import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import type { ErrorCode } from './errorCodes.ts';
import { FriendsAmong } from './friendships.ts';
import { DescribedPicture } from './media.ts';
import { Count, Id, Timestamp } from './text.ts';

/** Source: product spec §3 “event”. */
export const EVENT_TYPES = ['dance', 'outing', 'concert'] as const;

/** The drawings an event can have. Each example has one of its own, under its own name. */
export const EVENT_PICTURES = ['party', 'teaDance', 'picnic', 'museum', 'band', 'piano'] as const;
export type ExampleName = (typeof EVENT_PICTURES)[number];

/** Far more than anybody reads in one list. */
export const MOST_EVENTS = 200;

const Words = z.string();

/** An event as it is stored. All times are moments in UTC; `zone` is where it is, and the clocks there count. */
export const CommunityEvent = z.object({
  id: Id,
  /** An example has its words in the catalogue under this name; the fields for words are empty then. */
  example: z.nullable(z.enum(EVENT_PICTURES)),
  title: Words,
  description: Words,
  /** The same in easy words; empty where nobody wrote them. */
  easyTitle: z._default(Words, ''),
  easyDescription: z._default(Words, ''),
  place: Words,
  address: Words,
  /** How to find it: “Look for the blue door.” */
  landmark: Words,
  /** What helps there. */
  goodToKnow: Words,
  type: z.enum(EVENT_TYPES),
  picture: z.enum(EVENT_PICTURES),
  /** An IANA time zone. */
  zone: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  status: z.enum(['planned', 'cancelled']),
  /** How often it was changed or called off: calendars replace what they have by it. */
  changes: Count,
  /** When that was last; null of an event that is as it was made. */
  changedAt: z.nullable(Timestamp),
});
export type CommunityEvent = z.infer<typeof CommunityEvent>;

/** An event as one member sees it. */
export const EventEntry = z.extend(z.omit(CommunityEvent, { changedAt: true }), {
  isExample: z.boolean(),
  /** The true number, the reader among them. Who is blocked or closed does not count. */
  goingCount: Count,
  isGoing: z.boolean(),
  /** First who said so first. */
  friendsGoing: FriendsAmong,
  /** An organizer's own, in place of the drawing. */
  photo: z.optional(DescribedPicture),
});
export type EventEntry = z.infer<typeof EventEntry>;

/** Who goes, as far as one member may know. */
export type SeenGoing = Pick<EventEntry, 'goingCount' | 'isGoing' | 'friendsGoing'>;

export const eventSeen = (
  { changedAt: _, ...event }: CommunityEvent,
  { goingCount, isGoing, friendsGoing }: SeenGoing,
): EventEntry => ({ ...event, isExample: event.example !== null, goingCount, isGoing, friendsGoing });

/** Where an event stands: one that was called off stays so. */
export function eventStateAt(
  { status, startsAt, endsAt }: Pick<CommunityEvent, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'cancelled' | 'planned' | 'started' | 'over' {
  if (status === 'cancelled') return 'cancelled';
  if (Date.parse(startsAt) > now.getTime()) return 'planned';
  return Date.parse(endsAt) > now.getTime() ? 'started' : 'over';
}

const JOIN_ERRORS = {
  cancelled: 'eventCancelled',
  started: 'eventStarted',
  over: 'eventOver',
  planned: undefined,
} as const satisfies Record<ReturnType<typeof eventStateAt>, ErrorCode | undefined>;

/** The server's error response to a member who wants to go, if it is too late. */
export const joinEventError = (event: Parameters<typeof eventStateAt>[0], now: Date) =>
  JOIN_ERRORS[eventStateAt(event, now)];

/**
 * Whether it is in a member's list: until it is over. One that was called off is there for who goes, so that nobody stands before a
 * closed door.
 */
export const isListed = (
  { status, endsAt }: Pick<CommunityEvent, 'status' | 'endsAt'>,
  isGoing: boolean,
  now: Date,
): boolean => Date.parse(endsAt) > now.getTime() && (status === 'planned' || isGoing);

/** What is planned and not over, by start; among equals by id. What was called off is in it for who goes, until it would have been over. */
export const listEvents = endpoint({
  method: 'get',
  path: '/api/events',
  summary: 'Read the events that are planned, the next one first.',
  input: {},
  output: z.array(EventEntry),
});

const ofOne = { params: z.object({ id: Id }) };

/** Again is the same. 404 for an unknown event, 409 once it has started, is over or was called off. */
export const joinEvent = endpoint({
  method: 'put',
  path: '/api/events/:id/going',
  summary: 'Tell that you go to an event.',
  input: ofOne,
  output: EventEntry,
  limit: perHour(240),
  errors: ['eventNotFound', 'eventStarted', 'eventOver', 'eventCancelled'],
});

/** Again is the same, and so it is at any time: nobody has to stay in a list. */
export const leaveEvent = endpoint({
  method: 'delete',
  path: '/api/events/:id/going',
  summary: 'Tell that you do not go to an event.',
  input: ofOne,
  output: EventEntry,
  limit: perHour(240),
  errors: ['eventNotFound'],
});
