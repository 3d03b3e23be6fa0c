import { placeTimeOf, type EventEntry } from '@friendbase/contract';
import { Link, PictureCard, Text, useWords } from '@friendbase/ui-kit';
import { EventLeaf } from '../../lib/events/EventLeaf.tsx';
import { anchorOf } from '../../lib/events/eventLink.ts';
import { EVENT_ILLUSTRATIONS, useEventWords } from '../../lib/events/eventWords.ts';
import { usePlaceTimes } from '../../lib/time/placeTimes.ts';
import { homeAside } from '../../words/en/homeAside.ts';

/** What is on next, at one look, and the way there. */
export function NextEvent({ event }: { event: EventEntry }) {
  const t = useWords(homeAside);
  const { title } = useEventWords()(event);
  const { day } = placeTimeOf(event);
  const date = usePlaceTimes().day(day);
  return (
    <PictureCard
      as="div"
      picture={EVENT_ILLUSTRATIONS[event.picture]}
      photo={event.photo}
      leaf={<EventLeaf day={day} />}
      title={title}
      titleLevel={2}
      facts={
        <>
          <Text size="small">{t('nextEvent', { date })}</Text>
          {event.isExample && (
            <Text size="small" tone="quiet">
              {t('isExample')}
            </Text>
          )}
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
