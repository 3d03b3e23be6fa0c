import {
  Button,
  CardListItem,
  EmptyState,
  PictureCardGrid,
  Row,
  Stack,
  useWords,
  useIsHydrated,
} from '@friendbase/ui-kit';
import { events } from '../../words/en/events.ts';
import { EventCard } from './EventCard.tsx';
import type { EventContent } from './eventContent.ts';
import { anchorOf } from './eventLink.ts';
import { useJoining } from './useJoining.ts';
import { useState } from 'react';

const present = () => new Date();

/**
 * The moment at which a part of the page was opened: what is told of it stays the same while it is read. `undefined` while
 * the page is as a server rendered it.
 */
function useOpenedAt(): Date | undefined {
  const [openedAt] = useState(present);
  return useIsHydrated() ? openedAt : undefined;
}

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
