import { announce, Button, Row, Stack, StatusLine, useSayWords, useWords } from '@friendbase/ui-kit';
import { useRef, type ReactNode } from 'react';
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

/**
 * Join Event, which turns into a green “Joined!” that does no more: a second press of an unsteady hand must not undo the
 * first. Undo stands beside it. Source: product spec §2 “Events”, conflicts X36 and X45.
 */
export function JoinEvent({ title, standing: { isJoined, told }, onJoin, onUndo, children }: JoinEventProps) {
  const t = useWords(events);
  const say = useSayWords();
  const button = useRef<HTMLButtonElement>(null);
  const undo = () => {
    // Undo goes, and leaves the focus to the button that is back.
    button.current?.focus();
    onUndo();
  };
  return (
    <Stack gap="small">
      <Row>
        <Button
          ref={button}
          tone={isJoined ? 'done' : 'primary'}
          icon={isJoined ? 'check' : 'events'}
          subject={title}
          onPress={isJoined ? () => announce(t('isJoined', { title })) : onJoin}
        >
          {t(isJoined ? 'joined' : 'join')}
        </Button>
        {isJoined && (
          <Button tone="quiet" icon="undo" subject={title} onPress={undo}>
            {t('undo')}
          </Button>
        )}
        {children}
      </Row>
      {isJoined && <StatusLine tone="info">{t('keptHere')}</StatusLine>}
      {told && <StatusLine tone="info">{say(told)}</StatusLine>}
    </Stack>
  );
}
