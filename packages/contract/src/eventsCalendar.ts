import { calendarFile } from './calendarFile.ts';
import type { CommunityEvent } from './communityEvents.ts';
import { eventInWords } from './exampleEventWords.ts';
import type { StoredFile } from './files.ts';

/** So long a calendar finds what is over. */
const FEED_DAYS = 90;
const DAY_MS = 86_400_000;

const EXTENSION = '.ics';

/** Where calendars find what a member goes to: whoever has the address reads it. */
export const calendarPath = (secret: string): string => `/api/calendar/${secret}${EXTENSION}`;

/** The secret in the name of a file of that address; nothing in any other. */
export const secretIn = (file: string): string | undefined =>
  file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : undefined;

/** Whether calendars find an event: until some time after it is over. */
export const isInCalendar = ({ endsAt }: Pick<CommunityEvent, 'endsAt'>, now: Date): boolean =>
  Date.parse(endsAt) > now.getTime() - FEED_DAYS * DAY_MS;

/** What a member goes to, as a calendar reads it. The same events give the same file at any time. */
export function eventsCalendar(events: readonly CommunityEvent[], origin: string): string {
  const made = new Date(0);
  const entries = events.map(eventInWords).map((event) => ({
    uid: `event-${event.id}@friendbase`,
    title: event.title,
    description: [event.description, event.landmark, event.goodToKnow]
      .filter((line) => line !== '')
      .join('\n'),
    place: [event.place, event.address].filter((part) => part !== '').join(', '),
    url: `${origin}/events#event-${event.id}`,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    changedAt: event.changedAt === null ? made : new Date(event.changedAt),
    changes: event.changes,
    isCancelled: event.status === 'cancelled',
  }));
  return calendarFile(entries, made, 'FriendBase');
}

/** A calendar as a file, by its text and a version of that. */
export function calendarAnswer(content: string, version: string): StoredFile {
  const bytes = new TextEncoder().encode(content);
  return {
    type: 'text/calendar',
    size: bytes.length,
    version,
    open: async function* open({ start, end }) {
      yield bytes.slice(start, end);
    },
  };
}
