import {
  Badge,
  ConcertGlyph,
  CopyField,
  DanceGlyph,
  OutingGlyph,
  PictureCard,
  Row,
  Text,
  useIsHydrated,
  useWords,
} from '@friendbase/ui-kit';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useServices } from '../../lib/services.ts';
import { useShown } from '../../lib/lists/shown.tsx';
import { events, eventWords } from '../../words/en/events.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { EventContent } from '../../lib/events/eventContent.ts';
import { eventDates } from '../../lib/events/eventDates.ts';
import { EventLeaf } from '../../lib/events/EventLeaf.tsx';
import { EventPlace, EventTimes } from './EventFacts.tsx';
import { addressOf, headingIdOf } from '../../lib/events/eventLink.ts';
import { JoinEvent } from './JoinEvent.tsx';
import type { useJoining } from './useJoining.ts';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

interface EventCardProps {
  event: EventContent;
  openedAt: Date | undefined;
  joining: ReturnType<typeof useJoining>;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

const TYPE_ICONS = { dance: DanceGlyph, outing: OutingGlyph, concert: ConcertGlyph };

/** One event. Source: product spec §2 “Events”. */
export function EventCard({ event, openedAt, joining, isFocused }: EventCardProps) {
  const t = useWords(events);
  const words = useWords(eventWords);
  const hasCounters = useShown('hasCounters');
  const { notify } = useServices();
  const isHydrated = useIsHydrated();
  const heading = useReadingFocus(isFocused);
  const { id, name, type, attendees, illustration } = event;
  const title = words(`${name}Title`);
  const standing = joining.standingOf(id);
  return (
    <PictureCard
      picture={illustration}
      leaf={openedAt && <EventLeaf day={eventDates(event, openedAt).day} />}
      title={title}
      titleLevel={2}
      titleId={headingIdOf(id)}
      headingRef={heading}
      facts={<EventTimes event={event} openedAt={openedAt} />}
      act={
        <JoinEvent
          title={title}
          standing={standing}
          onJoin={() => joining.join(id, title)}
          onUndo={() => joining.undo(id, title)}
        >
          <CopyField
            label={t('link')}
            value={isHydrated ? addressOf(id) : ''}
            copyLabel={t('share')}
            subject={title}
            copiedText={t('linkCopied')}
            onFailed={() => notify({ ...outingNotices.linkNotCopied, isSpoken: false })}
          />
        </JoinEvent>
      }
      more={
        <>
          {standing.isJoined && openedAt && <AddToCalendar event={event} openedAt={openedAt} />}
          <Text>{words(`${name}Text`)}</Text>
          <Row>
            <Badge icon={TYPE_ICONS[type]}>{t(type)}</Badge>
            {hasCounters && (
              <Badge icon="friends">
                {t('interested', { count: attendees + Number(standing.isJoined) })}
              </Badge>
            )}
          </Row>
          <EventPlace event={event} />
        </>
      }
    />
  );
}
