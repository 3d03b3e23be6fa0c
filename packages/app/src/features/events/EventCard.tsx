import { placeTimeOf, type EventEntry } from '@friendbase/contract';
import { CopyField, PictureCard, useIsHydrated, useWords } from '@friendbase/ui-kit';
import { EventTimes } from '../../lib/events/EventFacts.tsx';
import { EventLeaf } from '../../lib/events/EventLeaf.tsx';
import { addressOf, headingIdOf } from '../../lib/events/eventLink.ts';
import { EVENT_ILLUSTRATIONS, useEventWords } from '../../lib/events/eventWords.ts';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useServices } from '../../lib/page/services.ts';
import { events } from '../../words/en/events.ts';
import { EventMore } from './EventMore.tsx';
import { JoinEvent } from './JoinEvent.tsx';
import type { CountdownOf } from './useGoing.ts';

interface EventCardProps {
  event: EventEntry;
  openedAt: Date | undefined;
  countdownOf: CountdownOf;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One event. Source: product spec §2 “Events”. */
export function EventCard({ event, openedAt, countdownOf, isFocused }: EventCardProps) {
  const t = useWords(events);
  const { notify } = useServices();
  const isHydrated = useIsHydrated();
  const heading = useReadingFocus(isFocused);
  const { id, picture } = event;
  const { title } = useEventWords()(event);
  return (
    <PictureCard
      picture={EVENT_ILLUSTRATIONS[picture]}
      photo={event.photo}
      leaf={<EventLeaf day={placeTimeOf(event).day} />}
      title={title}
      titleLevel={2}
      titleId={headingIdOf(id)}
      headingRef={heading}
      facts={<EventTimes event={event} openedAt={openedAt} />}
      act={
        <JoinEvent event={event} title={title} countdownOf={countdownOf}>
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
      more={<EventMore event={event} openedAt={openedAt} />}
    />
  );
}
