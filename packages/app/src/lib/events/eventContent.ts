import type { WideIllustrationName } from '@friendbase/ui-kit';
import type { EventType } from '../searchValues.ts';

/** Where all events are: the clocks there count. */
export const EVENT_ZONE = 'America/New_York';

export interface EventContent {
  /** Stays the same for ever: links to the event carry it. */
  id: string;
  /** Its words in the catalogue. */
  name: 'party' | 'teaDance' | 'picnic' | 'museum' | 'band' | 'piano';
  type: EventType;
  /** How many days it is after the first event, see `FIRST_EVENT`. In ascending order, so that the next one stands first. */
  daysAfter: number;
  /** By the clocks of the place, on a 24-hour clock. */
  from: `${number}:${number}`;
  to: `${number}:${number}`;
  attendees: number;
  illustration: WideIllustrationName;
}

/**
 * The day of the first event: the next Friday that is two or more days ahead. Never today, so that what is shown has not
 * begun.
 */
export const FIRST_EVENT = { weekday: 5, daysAhead: 2 };

/** At least two of each type. */
export const EVENTS: readonly EventContent[] = [
  {
    id: '1',
    name: 'party',
    type: 'dance',
    daysAfter: 0,
    from: '18:00',
    to: '20:30',
    attendees: 24,
    illustration: 'event-party',
  },
  {
    id: '2',
    name: 'picnic',
    type: 'outing',
    daysAfter: 1,
    from: '12:00',
    to: '14:30',
    attendees: 15,
    illustration: 'event-picnic',
  },
  {
    id: '3',
    name: 'band',
    type: 'concert',
    daysAfter: 6,
    from: '19:00',
    to: '21:00',
    attendees: 38,
    illustration: 'event-band',
  },
  {
    id: '4',
    name: 'teaDance',
    type: 'dance',
    daysAfter: 9,
    from: '15:00',
    to: '17:00',
    attendees: 12,
    illustration: 'event-tea-dance',
  },
  {
    id: '5',
    name: 'museum',
    type: 'outing',
    daysAfter: 11,
    from: '10:00',
    to: '12:00',
    attendees: 9,
    illustration: 'event-museum',
  },
  {
    id: '6',
    name: 'piano',
    type: 'concert',
    daysAfter: 19,
    from: '16:00',
    to: '17:00',
    attendees: 17,
    illustration: 'event-piano',
  },
];
