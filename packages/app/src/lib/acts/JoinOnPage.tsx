import { announce, Button, Row, Stack, StatusLine, type IconSource } from '@friendbase/ui-kit';
import { useRef, type ReactNode } from 'react';

interface JoinOnPageProps {
  /** What is joined. */
  subject: string;
  icon: IconSource;
  isJoined: boolean;
  /** Why it cannot be joined now. */
  whyNot?: string | undefined;
  words: {
    join: string;
    joined: string;
    undo: string;
    /** Stands below while it is joined. */
    note?: string;
    /** Said at a second press. */
    again: string;
  };
  /** Of the button before it is pressed. @default 'quiet' */
  tone?: 'primary' | 'quiet';
  onJoin: () => void;
  onUndo: () => void;
  /** What else can be done, beside it. */
  children?: ReactNode;
}

/**
 * A button that joins something on this page, and turns into a green “Joined!” that does no more: a second press of an
 * unsteady hand must not undo the first. Undo stands beside it. Source: conflicts X36 and X45.
 */
export function JoinOnPage(props: JoinOnPageProps) {
  const { subject, icon, isJoined, whyNot, words, tone = 'quiet', onJoin, onUndo, children } = props;
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
          tone={isJoined ? 'done' : tone}
          icon={isJoined ? 'check' : icon}
          subject={subject}
          blockedReason={whyNot}
          onPress={isJoined ? () => announce(words.again) : onJoin}
        >
          {isJoined ? words.joined : words.join}
        </Button>
        {isJoined && (
          <Button tone="quiet" icon="undo" subject={subject} onPress={undo}>
            {words.undo}
          </Button>
        )}
        {children}
      </Row>
      {isJoined && words.note !== undefined && <StatusLine tone="info">{words.note}</StatusLine>}
    </Stack>
  );
}
