import { Button, CardListItem, EmptyState, PictureCardGrid, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { events } from '../../words/en/events.ts';
import { EventCard } from './EventCard.tsx';
import type { EventContent } from '../../lib/events/eventContent.ts';
import { anchorOf } from '../../lib/events/eventLink.ts';
import { useJoining } from './useJoining.ts';

interface EventListProps {
  shown: readonly EventContent[];
  /** Missing where all are shown. */
  showMore: (() => void) | undefined;
  /** Missing where no filter is on. */
  showAll: (() => void) | undefined;
  firstNewId?: string | undefined;
}

/** The events of a filter. What is joined is kept here, so that another filter does not forget it. */
export function EventList({ shown, showMore, showAll, firstNewId }: EventListProps) {
  const t = useWords(events);
  const openedAt = useOpenedAt();
  const joining = useJoining(openedAt);
  if (shown.length === 0) {
    return (
      <EmptyState title={t('none')} text={t('noneText')} illustration="nothing-found">
        {showAll && (
          <Button tone="quiet" icon="events" onPress={showAll}>
            {t('showAll')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <PictureCardGrid label={t('list')}>
        {shown.map((event) => (
          <CardListItem key={event.id} id={anchorOf(event.id)}>
            <EventCard
              event={event}
              openedAt={openedAt}
              joining={joining}
              isFocused={event.id === firstNewId}
            />
          </CardListItem>
        ))}
      </PictureCardGrid>
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
