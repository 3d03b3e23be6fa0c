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
import { usePlaceTimes } from '../../lib/time/useDates.ts';
import { offsetIn } from '../../lib/time/zoneTime.ts';
import { events, eventWords } from '../../words/en/events.ts';
import { EVENT_ZONE, type EventContent } from '../../lib/events/eventContent.ts';
import { eventDates, weekdayOfEvent, type EventTimes } from '../../lib/events/eventDates.ts';

interface EventTimesProps {
  event: EventContent;
  /** When the page was opened; missing in its first render, which tells the day of the week alone. */
  openedAt: Date | undefined;
}

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Whether clocks at the place and on this device differ then. */
const isElsewhere = ({ start }: EventTimes) => -start.getTimezoneOffset() !== offsetIn(EVENT_ZONE, start);

/** When an event is, in two lines. Source: product spec §3. */
export function EventTimes({ event, openedAt }: EventTimesProps) {
  const t = useWords(events);
  const times = usePlaceTimes();
  const isEasy = useCurrentWords().easy;
  const dates = openedAt && eventDates(event, openedAt);
  const { from, to } = event;
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
  return (
    <DescriptionList
      layout="compact"
      items={[
        { term: t('date'), details: date },
        { term: t('time'), details: dates && isElsewhere(dates) ? `${hours}, ${t('zone')}` : hours },
      ]}
    />
  );
}

/** Where it is, and what helps there. Source: product spec §3, COGA 4.4.6 and 4.8.6. */
export function EventPlace({ event: { name } }: { event: EventContent }) {
  const t = useWords(events);
  const words = useWords(eventWords);
  const place = words(`${name}Place`);
  const address = words(`${name}Address`);
  return (
    <>
      <DescriptionList layout="compact" items={[{ term: t('place'), details: `${place}, ${address}` }]} />
      <Text size="small">{t('good', { words: `${words(`${name}Landmark`)} ${words(`${name}Good`)}` })}</Text>
      <Row>
        <Link
          href={mapOf(`${place}, ${address}`)}
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
