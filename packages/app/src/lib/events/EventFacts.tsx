import { offsetIn, placeTimeOf, type EventEntry } from '@friendbase/contract';
import {
  Countdown,
  DescriptionList,
  Link,
  MapGlyph,
  Row,
  Text,
  useCurrentWords,
  useWords,
} from '@friendbase/ui-kit';
import { events } from '../../words/en/events.ts';
import { usePlaceTimes } from '../time/placeTimes.ts';
import { useEventWords, type Worded } from './eventWords.ts';

type Timed = Pick<EventEntry, 'startsAt' | 'endsAt' | 'zone'>;

interface EventTimesProps {
  event: Timed;
  /** When the page was opened; missing in its first render, which knows no time and no place. */
  openedAt: Date | undefined;
}

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Whether clocks at the place and on this device differ then. */
const isElsewhere = ({ startsAt, zone }: Timed) => {
  const start = new Date(startsAt);
  return -start.getTimezoneOffset() !== offsetIn(zone, start);
};

/** A time zone by the city that names it: “New York”. */
const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** When an event is, in two lines. Source: product spec §3. */
export function EventTimes({ event, openedAt }: EventTimesProps) {
  const t = useWords(events);
  const times = usePlaceTimes();
  const isEasy = useCurrentWords().easy;
  const { day, from, to } = placeTimeOf(event);
  const hours = t('fromTo', { from: times.time(from), to: times.time(to) });
  const date = (
    <>
      <time dateTime={day}>{times.day(day)}</time>
      {/* Still words, renewed when the page is opened (X35). */}
      {isEasy && openedAt && (
        <>
          {', '}
          <Countdown to={event.startsAt} now={openedAt} />
        </>
      )}
    </>
  );
  return (
    <DescriptionList
      layout="compact"
      items={[
        { term: t('date'), details: date },
        { term: t('time'), details: hours },
      ]}
    />
  );
}

interface EventPlaceProps {
  event: Worded & Timed;
  openedAt: Date | undefined;
}

/** Where it is, by whose clocks, and what helps there. Source: product spec §3, COGA 4.4.6 and 4.8.6. */
export function EventPlace({ event, openedAt }: EventPlaceProps) {
  const t = useWords(events);
  const { place, address, landmark, good } = useEventWords()(event);
  const where = [place, address].filter((part) => part !== '').join(', ');
  const helps = [landmark, good].filter((part) => part !== '').join(' ');
  // Within the same words: the first render does not know it, and nothing is to come between what is there.
  const placeDetails = (
    <>
      <bdi>{where}</bdi>
      {openedAt && isElsewhere(event) && `. ${t('zone', { city: cityOf(event.zone) })}`}
    </>
  );
  return (
    <>
      <DescriptionList layout="compact" items={[{ term: t('place'), details: placeDetails }]} />
      {helps !== '' && (
        <Text size="small" dir="auto">
          {t('good', { words: helps })}
        </Text>
      )}
      <Row>
        <Link
          href={mapOf(where)}
          target="_blank"
          rel="noreferrer"
          icon={MapGlyph}
          aria-label={`${t('openMap')}, ${place}`}
        >
          {t('openMap')}
        </Link>
      </Row>
    </>
  );
}
