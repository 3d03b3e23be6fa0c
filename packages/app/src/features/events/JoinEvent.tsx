import { Stack, StatusLine, useSayWords, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { JoinOnPage } from '../../lib/JoinOnPage.tsx';
import { events } from '../../words/en/events.ts';
import type { Standing } from './useJoining.ts';

interface JoinEventProps {
  title: string;
  standing: Standing;
  onJoin: () => void;
  onUndo: () => void;
  /** What else can be done with the event, beside it. */
  children: ReactNode;
}

/** Join Event. Source: product spec §2 “Events”. */
export function JoinEvent({ title, standing: { isJoined, told }, onJoin, onUndo, children }: JoinEventProps) {
  const t = useWords(events);
  const say = useSayWords();
  return (
    <Stack gap="small">
      <JoinOnPage
        subject={title}
        icon="events"
        tone="primary"
        isJoined={isJoined}
        words={{
          join: t('join'),
          joined: t('joined'),
          undo: t('undo'),
          note: t('keptHere'),
          again: t('isJoined', { title }),
        }}
        onJoin={onJoin}
        onUndo={onUndo}
      >
        {children}
      </JoinOnPage>
      {told && <StatusLine tone="info">{say(told)}</StatusLine>}
    </Stack>
  );
}
