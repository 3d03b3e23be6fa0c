import { FocusKeeper, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { outbox as words } from '../words/en/outbox.ts';
import { OnlyHere } from './OnlyHere.tsx';
import { RefusedWords } from './RefusedWords.tsx';
import type { ShownEntry } from './shownEntries.ts';
import { UndoWaiting } from './UndoWaiting.tsx';

interface WaitingWordsProps {
  entries: readonly ShownEntry[];
  /** Takes the words of one back into their field, with the focus; missing while that is sent. */
  onTakeBack: ((entry: ShownEntry) => void) | undefined;
  /** How many files the field has room for. @default any number */
  room?: number;
  /** Where the focus goes when one has been let go. */
  onGone: () => void;
}

/** What somebody wrote and is not sent: it waits for the network, or was refused. Beside the field it was written in. */
export function WaitingWords({ entries, onTakeBack, room = Infinity, onGone }: WaitingWordsProps) {
  const t = useWords(words);
  const blockedReason = ({ fileCount }: ShownEntry) => (fileCount > room ? t('noRoom') : undefined);
  if (entries.length === 0) return null;
  const isWaiting = entries.some(({ refused }) => refused === undefined);
  return (
    <Stack>
      {entries.map((entry) =>
        entry.refused ? (
          <RefusedWords
            key={entry.id}
            entry={entry}
            onEdit={onTakeBack && (() => onTakeBack(entry))}
            blockedReason={blockedReason(entry)}
            onGone={onGone}
          />
        ) : (
          <Stack key={entry.id} gap="small">
            <Text dir="auto">{entry.shown}</Text>
            {/* Undo goes as the words are sent. */}
            <FocusKeeper>
              <Row>
                <StatusLine tone="info">{t(entry.isSending ? 'sending' : 'waits')}</StatusLine>
                <UndoWaiting
                  entry={entry}
                  onUndone={onTakeBack && (() => onTakeBack(entry))}
                  blockedReason={blockedReason(entry)}
                />
              </Row>
            </FocusKeeper>
          </Stack>
        ),
      )}
      {isWaiting && <OnlyHere />}
    </Stack>
  );
}
