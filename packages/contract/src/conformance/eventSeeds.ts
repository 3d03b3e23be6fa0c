import { fixedId } from '../fixtures/ids.ts';
import type { EventGoer, Seed, SeedEvent } from '../fixtures/seed.ts';
import { everyRelation, memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

export const eventId = (n: number): string => fixedId('event', n);

/** Of an address that a seed has. */
export const CALENDAR_SECRET = 'secret-of-a-calendar-that-is-in-a-seed';

/** When the first event of a seed starts: in the evening of its place, in winter. */
export const EVENT_START = new Date('2030-01-01T23:00:00.000Z');
const HOUR_MS = 3_600_000;

/** So long before the first event, or after. */
export const aroundStart = (hours: number): Date => new Date(EVENT_START.getTime() + hours * HOUR_MS);

/** The `n`th event of a seed, two hours long: a higher `n` starts a day later. */
export const event = (n: number, rest: Partial<SeedEvent> = {}): SeedEvent => ({
  id: eventId(n),
  title: `Party ${n}`,
  description: 'Music and cake.',
  place: 'Mill Lane Hall',
  address: '14 Mill Lane',
  type: 'dance',
  picture: 'party',
  zone: 'America/New_York',
  startsAt: aroundStart(24 * (n - 1)).toISOString(),
  endsAt: aroundStart(24 * (n - 1) + 2).toISOString(),
  ...rest,
});

/** In the order in which they said so. */
export const goers = (n: number, ...names: Name[]): EventGoer[] =>
  names.map((name, index) => ({
    eventId: eventId(n),
    userId: memberId(name),
    createdAt: new Date(Date.UTC(2029, 0, 1, 8, index)).toISOString(),
  }));

/** Ann among members of every relation, with these events. */
export const withEvents = (events: SeedEvent[], eventGoers: EventGoer[] = []): Seed => ({
  ...everyRelation,
  events,
  eventGoers,
});
