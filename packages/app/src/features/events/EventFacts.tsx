import {
  Countdown,
  DescriptionList,
  Link,
  MapGlyph,
  Stack,
  Text,
  useCurrentWords,
  useWords,
} from '@friendbase/ui-kit';
import { usePlaceTimes } from '../../lib/time/useDates.ts';
import { offsetIn } from '../../lib/time/zoneTime.ts';
import { events, eventWords } from '../../words/en/events.ts';
import { EVENT_ZONE, type EventContent } from './eventContent.ts';
import { eventDates, weekdayOfEvent, type EventTimes } from './eventDates.ts';

interface EventFactsProps {
  event: EventContent;
  /** When the page was opened; missing in its first render, which tells the day of the week alone. */
  openedAt: Date | undefined;
}

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Whether clocks at the place and on this device differ then. */
const isElsewhere = ({ start }: EventTimes) => -start.getTimezoneOffset() !== offsetIn(EVENT_ZONE, start);

/** When and where an event is, and what helps there. Source: product spec §3, COGA 4.4.6 and 4.8.6. */
export function EventFacts({ event, openedAt }: EventFactsProps) {
  const t = useWords(events);
  const words = useWords(eventWords);
  const times = usePlaceTimes();
  const isEasy = useCurrentWords().easy;
  const dates = openedAt && eventDates(event, openedAt);
  const { name, from, to } = event;
  const place = words(`${name}Place`);
  const address = words(`${name}Address`);
  const hours = t('fromTo', { from: times.time(from), to: times.time(to) });
  const date = dates ? (
    <>
      <time dateTime={dates.day}>{times.day(dates.day)}</time>
      {/* Still words, renewed when the page is opened (X35). */}
      {isEasy && (
        <>
          {', '}
          <Countdown to={dates.start.toISOString()} now={openedAt} />
        </>
      )}
    </>
  ) : (
    times.weekday(weekdayOfEvent(event))
  );
  const where = (
    <Stack gap="small">
      <Text>{place}</Text>
      <Text>{address}</Text>
      <Text>{words(`${name}Landmark`)}</Text>
      <Link
        href={mapOf(`${place}, ${address}`)}
        target="_blank"
        rel="noreferrer"
        icon={MapGlyph}
        aria-label={`${t('openMap')}, ${place}`}
      >
        {t('openMap')}
      </Link>
    </Stack>
  );
  return (
    <DescriptionList
      items={[
        { term: t('date'), details: date },
        { term: t('time'), details: dates && isElsewhere(dates) ? `${hours}, ${t('zone')}` : hours },
        { term: t('place'), details: where },
        { term: t('good'), details: words(`${name}Good`) },
      ]}
    />
  );
}
