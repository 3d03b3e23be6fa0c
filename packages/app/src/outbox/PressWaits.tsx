import { announce, Button, FocusKeeper, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { outbox as words } from '../words/en/outbox.ts';
import { OnlyHere } from './OnlyHere.tsx';
import { readOutbox } from './outboxSlot.ts';
import type { ShownEntry } from './shownEntries.ts';

interface PressWaitsProps {
  entry: ShownEntry | undefined;
  onUndone?: () => void;
}

/** Stands beside what was pressed while that waits for the network, with the way back. */
export function PressWaits({ entry, onUndone }: PressWaitsProps) {
  const t = useWords(words);
  if (!entry) return null;
  const undo = () => {
    void readOutbox()?.remove(entry.id);
    onUndone?.();
    announce(t('undonePress'));
  };
  return (
    // Undo goes as the press is sent, and all of it with what waited.
    <FocusKeeper>
      <Row>
        <OnlyHere />
        <StatusLine tone="info">{t(entry.isSending ? 'sending' : 'waits')}</StatusLine>
        {!entry.isSending && (
          <Button tone="plain" icon="undo" onPress={undo}>
            {t('undo')}
          </Button>
        )}
      </Row>
    </FocusKeeper>
  );
}
