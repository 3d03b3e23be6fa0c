import type { EventEntry } from '@friendbase/contract';
import { useCurrentWords, useWords, type WideIllustrationName } from '@friendbase/ui-kit';
import { eventWords } from '../../words/en/events.ts';

/** What an event says to the member who reads it. */
export interface EventWords {
  title: string;
  text: string;
  place: string;
  address: string;
  landmark: string;
  good: string;
}

export type Worded = Pick<
  EventEntry,
  'example' | 'title' | 'description' | 'place' | 'address' | 'landmark' | 'goodToKnow'
> &
  Partial<Pick<EventEntry, 'easyTitle' | 'easyDescription'>>;

/** The words of events: those of an example in the language and the easy words of the member, others as an organizer wrote them for each. */
export function useEventWords(): (event: Worded) => EventWords {
  const t = useWords(eventWords);
  const isEasy = useCurrentWords().easy;
  return ({
    example,
    title,
    description,
    easyTitle,
    easyDescription,
    place,
    address,
    landmark,
    goodToKnow,
  }) =>
    example === null
      ? {
          title: (isEasy && easyTitle) || title,
          text: (isEasy && easyDescription) || description,
          place,
          address,
          landmark,
          good: goodToKnow,
        }
      : {
          title: t(`${example}Title`),
          text: t(`${example}Text`),
          place: t(`${example}Place`),
          address: t(`${example}Address`),
          landmark: t(`${example}Landmark`),
          good: t(`${example}Good`),
        };
}

/** The drawing of an event. */
export const EVENT_ILLUSTRATIONS = {
  party: 'event-party',
  teaDance: 'event-tea-dance',
  picnic: 'event-picnic',
  museum: 'event-museum',
  band: 'event-band',
  piano: 'event-piano',
} as const satisfies Record<EventEntry['picture'], WideIllustrationName>;
