import type { EventEntry } from '@friendbase/contract';
import {
  Button,
  CardListItem,
  EmptyState,
  focusForReading,
  PictureCardGrid,
  Row,
  Stack,
  useRemovalFocus,
  useWords,
} from '@friendbase/ui-kit';
import { useRef } from 'react';
import { anchorOf } from '../../lib/events/eventLink.ts';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { events as words } from '../../words/en/events.ts';
import { EventCard } from './EventCard.tsx';
import { useCountdowns } from './useCountdowns.ts';

interface EventListProps {
  shown: readonly EventEntry[];
  /** What it says where there are none. */
  none: { title: string; text: string };
  /** Missing where all are shown. */
  showMore: (() => void) | undefined;
  /** Missing where no filter is on. */
  showAll: (() => void) | undefined;
  firstNewId?: string | undefined;
}

/** The events of a filter. */
export function EventList({ shown, none, showMore, showAll, firstNewId }: EventListProps) {
  const t = useWords(words);
  const openedAt = useOpenedAt();
  const countdownOf = useCountdowns(shown);
  const place = useRef<HTMLDivElement>(null);
  const ids = shown.map(({ id }) => id);
  const onRemoval = useRemovalFocus(ids, (next = ids.at(-1)) => {
    // Without any event there is the button that shows them all.
    const wanted = next === undefined ? 'button' : `[data-item="${CSS.escape(next)}"] h2`;
    const target = place.current?.querySelector<HTMLElement>(wanted);
    if (target) focusForReading(target);
  });
  const isEmpty = shown.length === 0;
  return (
    <Stack gap="large" ref={place}>
      {isEmpty && (
        <EmptyState {...none} illustration="nothing-found">
          {showAll && (
            <Button tone="quiet" icon="events" onPress={showAll}>
              {t('showAll')}
            </Button>
          )}
        </EmptyState>
      )}
      {!isEmpty && (
        <PictureCardGrid label={t('list')} cards="wide" {...onRemoval}>
          {shown.map((event) => (
            <CardListItem key={event.id} id={anchorOf(event.id)} itemId={event.id}>
              <EventCard
                event={event}
                openedAt={openedAt}
                countdownOf={countdownOf}
                isFocused={event.id === firstNewId}
              />
            </CardListItem>
          ))}
        </PictureCardGrid>
      )}
      {showMore && (
        <Row>
          <Button tone="quiet" icon="arrowDown" onPress={showMore}>
            {t('showMore')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
