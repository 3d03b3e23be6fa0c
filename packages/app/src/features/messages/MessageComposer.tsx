import { MOST_MESSAGE_CHARACTERS, privateFactIn } from '@friendbase/contract';
import {
  BreakGlyph,
  Button,
  LaterGlyph,
  MessageField,
  Row,
  StatusLine,
  ThumbsDownGlyph,
  ThumbsUpGlyph,
  useWords,
  WaveGlyph,
} from '@friendbase/ui-kit';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useSayNote } from '../../lib/notices/useSayNote.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { chatPane } from '../../words/en/messages.ts';
import type { useMessage } from './useMessage.ts';

/** The five replies that are ready, in order, each with the picture that says it. Source: product spec §2 “Messages”, §9. */
const REPLIES = [
  ['hello', WaveGlyph],
  ['yes', ThumbsUpGlyph],
  ['no', ThumbsDownGlyph],
  ['pause', BreakGlyph],
  ['later', LaterGlyph],
] as const;

/** Of the field itself, for whoever leads the focus to it. */
export const MESSAGE_FIELD_ID = 'message';

interface MessageComposerProps {
  message: ReturnType<typeof useMessage>;
  /** What is in the field has changed by the member's hand. */
  onWrite: (text: string) => void;
}

/** Writes one message. Source: product spec §4 “Message”; widget contract W19. */
export function MessageComposer({ message: [state, send], onWrite }: MessageComposerProps) {
  const t = useWords(chatPane);
  const memberId = useMemberId();
  const { text } = state.context;
  const fact = privateFactIn(text);
  const note = fact && t(fact);
  useSayNote(note, state.hasTag('held') || state.hasTag('busy'));
  const whyPaused = useWhyPaused()('sendMessage');
  return (
    <>
      <MessageField
        id={MESSAGE_FIELD_ID}
        value={text}
        onChange={(changed) => {
          send({ type: 'text.changed', text: changed });
          // Of a paused member nothing is told.
          if (whyPaused === undefined) onWrite(changed);
        }}
        onSend={(trimmed) => send({ type: 'submitted', text: trimmed })}
        isSending={state.hasTag('busy')}
        blockedReason={whyPaused}
        held={
          state.hasTag('held') ? (
            <Row justify="between">
              <StatusLine tone="info">{t('waits')}</StatusLine>
              <Button tone="quiet" icon="undo" onPress={() => send({ type: 'undone' })}>
                {t('undoSending')}
              </Button>
            </Row>
          ) : undefined
        }
        hasFailed={state.hasTag('failed')}
        mostCharacters={MOST_MESSAGE_CHARACTERS}
        quickReplies={REPLIES.map(([reply, icon]) => ({ text: t(reply), icon }))}
      />
      {note && <StatusLine tone="info">{note}</StatusLine>}
      <DraftStatus owner={memberId} />
    </>
  );
}
