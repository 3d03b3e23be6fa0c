import { useWords, type WaitingMessage } from '@friendbase/ui-kit';
import { useEffect, useMemo } from 'react';
import { readOutbox, useOutbox } from '../../outbox/outboxSlot.ts';
import type { ShownEntry } from '../../outbox/shownEntries.ts';
import { UndoWaiting } from '../../outbox/UndoWaiting.tsx';
import { outbox as words } from '../../words/en/outbox.ts';

interface WaitingMessages {
  /** What stands in the log below all others. */
  waiting: readonly WaitingMessage[];
  refused: readonly ShownEntry[];
}

/**
 * The messages to one friend that wait for the network. One that stands in the chat has been sent, and only its answer was lost:
 * it waits no longer.
 *
 * @param sentKeys the keys of the messages in the chat
 * @param onUndone the same function as long as the chat is; takes the words of one back into the field. Missing while that is sent
 */
export function useWaitingMessages(
  partnerId: string,
  sentKeys: ReadonlySet<string>,
  onUndone: ((words: string) => void) | undefined,
): WaitingMessages {
  const t = useWords(words);
  const entries = useOutbox();
  useEffect(() => {
    for (const { id } of entries) if (sentKeys.has(id)) void readOutbox()?.remove(id);
  }, [entries, sentKeys]);
  return useMemo(() => {
    const toFriend = entries.filter(
      ({ id, kind, about }) => kind === 'message' && about === partnerId && !sentKeys.has(id),
    );
    const waiting = toFriend
      .filter(({ refused }) => refused === undefined)
      .map((entry) => ({
        id: entry.id,
        text: entry.words,
        state: t(entry.isSending ? 'sending' : 'waits'),
        actions: <UndoWaiting entry={entry} onUndone={onUndone} />,
      }));
    return { waiting, refused: toFriend.filter(({ refused }) => refused !== undefined) };
  }, [entries, partnerId, sentKeys, t, onUndone]);
}
