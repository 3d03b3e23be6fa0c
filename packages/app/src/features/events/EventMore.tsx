import type { EventEntry } from '@friendbase/contract';
import { Badge, ConcertGlyph, DanceGlyph, OutingGlyph, Row, Text, useWords } from '@friendbase/ui-kit';
import { EventPlace } from '../../lib/events/EventFacts.tsx';
import { useEventWords } from '../../lib/events/eventWords.ts';
import { useShown } from '../../lib/lists/shown.tsx';
import { FriendsAmong } from '../../people/FriendsAmong.tsx';
import { events } from '../../words/en/events.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

const TYPE_ICONS = { dance: DanceGlyph, outing: OutingGlyph, concert: ConcertGlyph };

interface EventMoreProps {
  event: EventEntry;
  openedAt: Date | undefined;
}

/** What else is good to know of an event: below what can be done with it. */
export function EventMore({ event, openedAt }: EventMoreProps) {
  const t = useWords(events);
  const hasCounters = useShown('hasCounters');
  const { text } = useEventWords()(event);
  const { type, status, isGoing, isExample, goingCount, friendsGoing } = event;
  return (
    <>
      {isGoing && status === 'planned' && <AddToCalendar event={event} />}
      <Text dir="auto">{text}</Text>
      <Row>
        <Badge icon={TYPE_ICONS[type]}>{t(type)}</Badge>
        {isExample && <Badge tone="info">{t('example')}</Badge>}
        {hasCounters && <Badge icon="friends">{t('interested', { count: goingCount })}</Badge>}
      </Row>
      {isExample && (
        <Text size="small" tone="quiet">
          {t('exampleMeans')}
        </Text>
      )}
      <FriendsAmong friends={friendsGoing} words={(of) => t('friendsGo', of)} />
      <EventPlace event={event} openedAt={openedAt} />
    </>
  );
}
