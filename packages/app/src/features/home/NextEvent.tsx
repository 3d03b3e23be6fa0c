import { Link, PictureCard, Text, useWords } from '@friendbase/ui-kit';
import { EVENTS } from '../../lib/events/eventContent.ts';
import { eventDates, weekdayOfEvent } from '../../lib/events/eventDates.ts';
import { EventLeaf } from '../../lib/events/EventLeaf.tsx';
import { anchorOf } from '../../lib/events/eventLink.ts';
import { usePlaceTimes } from '../../lib/time/useDates.ts';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { eventWords } from '../../words/en/events.ts';
import { homeAside } from '../../words/en/homeAside.ts';

/** What is on next, at one look, and the way there. */
export function NextEvent() {
  const t = useWords(homeAside);
  const words = useWords(eventWords);
  const times = usePlaceTimes();
  const openedAt = useOpenedAt();
  const [event] = EVENTS;
  if (!event) return null;
  const { day } = (openedAt && eventDates(event, openedAt)) ?? {};
  const date = day === undefined ? times.weekday(weekdayOfEvent(event)) : times.day(day);
  return (
    <PictureCard
      as="div"
      picture={event.illustration}
      leaf={day !== undefined && <EventLeaf day={day} />}
      title={words(`${event.name}Title`)}
      titleLevel={2}
      facts={
        <>
          <Text size="small">{t('nextEvent', { date })}</Text>
          <Text size="small" tone="quiet">
            {t('isExample')}
          </Text>
        </>
      }
      act={
        <Link href={`/events#${anchorOf(event.id)}`} icon="events">
          {t('seeEvent')}
        </Link>
      }
    />
  );
}
