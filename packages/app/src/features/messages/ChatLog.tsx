import { MessageLog, StatusLine, useWords, type MessageLogProps } from '@friendbase/ui-kit';
import { useCallback } from 'react';
import { useComfort } from '../../comfort/comfort.tsx';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { playArrival, useSayArrival } from '../../live/arrivalSpeech.ts';
import { chatPane } from '../../words/en/messages.ts';
import type { useChat } from './useChat.ts';

interface ChatLogProps extends Pick<
  MessageLogProps,
  'id' | 'actionsOf' | 'waiting' | 'readId' | 'isWriting'
> {
  chat: ReturnType<typeof useChat>;
  /** It is not known yet who it is. */
  isWaiting: boolean;
  partner: { name: string; seed: string; picture: string | undefined };
  /** The message that is under way. */
  sending: string | undefined;
  /** It waits before it is sent. */
  isHeld: boolean;
  /** Whether a word about writing the first message is true. */
  canWrite: boolean;
}

/** What was written, or how far it is. Source: widget contract W18. */
export function ChatLog({ chat, isWaiting, partner, canWrite, ...log }: ChatLogProps) {
  const t = useWords(chatPane);
  const comfort = useComfort();
  const sayArrival = useSayArrival();
  const say = useCallback(
    (words: string) => {
      sayArrival(words);
      playArrival(comfort.current());
    },
    [sayArrival, comfort],
  );
  if (hasFailed(chat.query)) {
    return <Unloaded query={chat.query} title={t('failed')} text={t('failedText')} />;
  }
  if (chat.messages?.length === 0 && !canWrite && log.waiting?.length === 0) return null;
  return (
    <>
      <MessageLog
        {...partner}
        {...log}
        say={say}
        messages={chat.messages ?? []}
        isFilling={isWaiting || !chat.messages || chat.isFetchingEarlier}
        onShowEarlier={chat.showEarlier}
      />
      {chat.hasEarlierFailed && <StatusLine tone="danger">{t('earlierFailed')}</StatusLine>}
    </>
  );
}
