import { useWords, type WaitingMessage } from '@friendbase/ui-kit';
import { useMemo } from 'react';
import { useOutbox } from '../../outbox/outboxSlot.ts';
import type { ShownEntry } from '../../outbox/shownEntries.ts';
import { UndoWaiting } from '../../outbox/UndoWaiting.tsx';
import { outbox as words } from '../../words/en/outbox.ts';

interface WaitingMessages {
  /** What stands in the log below all others. */
  waiting: readonly WaitingMessage[];
  refused: readonly ShownEntry[];
}

/**
 * The messages to one friend that wait for the network.
 *
 * @param onUndone the same function as long as the chat is; takes the words of one back into the field
 */
export function useWaitingMessages(partnerId: string, onUndone: (words: string) => void): WaitingMessages {
  const t = useWords(words);
  const entries = useOutbox();
  return useMemo(() => {
    const toFriend = entries.filter(({ kind, about }) => kind === 'message' && about === partnerId);
    const waiting = toFriend
      .filter(({ refused }) => refused === undefined)
      .map((entry) => ({
        id: entry.id,
        text: entry.words,
        state: t(entry.isSending ? 'sending' : 'waits'),
        actions: <UndoWaiting entry={entry} onUndone={onUndone} />,
      }));
    return { waiting, refused: toFriend.filter(({ refused }) => refused !== undefined) };
  }, [entries, partnerId, t, onUndone]);
}
