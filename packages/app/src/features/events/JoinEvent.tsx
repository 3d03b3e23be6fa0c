import type { EventEntry } from '@friendbase/contract';
import { Button, Row, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { JoinOnPage } from '../../lib/acts/JoinOnPage.tsx';
import { events } from '../../words/en/events.ts';
import { useGoing, type CountdownOf } from './useGoing.ts';

interface JoinEventProps {
  event: EventEntry;
  title: string;
  countdownOf: CountdownOf;
  /** What else can be done with the event, beside it. */
  children: ReactNode;
}

/** Join Event, and not going after all. Source: product spec §2 “Events”. */
export function JoinEvent({ event, title, countdownOf, children }: JoinEventProps) {
  const t = useWords(events);
  const { outcome, whyNot, isFresh, join, leave } = useGoing(event, title, countdownOf);
  const isCancelled = event.status === 'cancelled';
  return (
    <Stack gap="small">
      {isCancelled ? (
        <>
          <StatusLine tone="danger">{t('cancelled')}</StatusLine>
          <Row>
            <Button tone="quiet" icon="undo" subject={title} onPress={leave}>
              {t('takeOff')}
            </Button>
          </Row>
        </>
      ) : (
        <JoinOnPage
          subject={title}
          icon="events"
          tone="primary"
          isJoined={event.isGoing}
          whyNot={whyNot}
          words={{
            join: t('join'),
            joined: t('joined'),
            undo: t(isFresh ? 'undo' : 'doNotGo'),
            note: t('kept'),
            again: t('isJoined', { title }),
          }}
          onJoin={join}
          onUndo={leave}
        >
          {children}
        </JoinOnPage>
      )}
      {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
    </Stack>
  );
}
