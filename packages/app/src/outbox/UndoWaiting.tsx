import { announce, Button, useWords } from '@friendbase/ui-kit';
import { beginningOf } from '../lib/text/shorten.ts';
import { outbox as words } from '../words/en/outbox.ts';
import { readOutbox } from './outboxSlot.ts';
import type { ShownEntry } from './shownEntries.ts';

interface UndoWaitingProps {
  entry: ShownEntry;
  /** Takes the words back into their field; missing while that is sent. */
  onUndone: ((words: string) => void) | undefined;
  /** Why it cannot be taken back now. */
  blockedReason?: string | undefined;
}

/** Takes back what waits for the network. What is on its way already cannot be taken back. */
export function UndoWaiting({ entry, onUndone, blockedReason }: UndoWaitingProps) {
  const t = useWords(words);
  if (entry.isSending || !onUndone) return null;
  const undo = () => {
    void readOutbox()?.takeBack(entry.id);
    onUndone(entry.words);
    announce(t('undone'));
  };
  return (
    <Button
      tone="plain"
      icon="undo"
      subject={beginningOf(entry.shown)}
      blockedReason={blockedReason}
      onPress={undo}
    >
      {t('undo')}
    </Button>
  );
}
