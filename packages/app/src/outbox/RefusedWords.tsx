import { announce, Button, Row, Stack, StatusLine, Text, useSayWords, useWords } from '@friendbase/ui-kit';
import { beginningOf } from '../lib/text/shorten.ts';
import { outbox as words } from '../words/en/outbox.ts';
import { readOutbox } from './outboxSlot.ts';
import { REFUSED_WORDS } from './refusedWords.ts';
import type { ShownEntry } from './shownEntries.ts';

interface RefusedWordsProps {
  entry: ShownEntry;
  /** Takes the words into their field; missing where there is none, and while that is sent. */
  onEdit?: ((words: string) => void) | undefined;
  /** Why that cannot be now. */
  blockedReason?: string | undefined;
  /** Where the focus goes: what was pressed is gone. */
  onGone: () => void;
}

/** What waited and was refused: why, what it said, and what can become of it. The toast has said so. */
export function RefusedWords({ entry, onEdit, blockedReason, onGone }: RefusedWordsProps) {
  const t = useWords(words);
  const say = useSayWords();
  const subject = beginningOf(entry.shown);
  const letGo = () => {
    void readOutbox()?.remove(entry.id);
    onGone();
    announce(t('letGoDone'));
  };
  const edit = () => {
    void readOutbox()?.takeBack(entry.id);
    onEdit?.(entry.words);
  };
  return (
    <Stack gap="small">
      <StatusLine tone="danger">{`${t(REFUSED_WORDS[entry.kind])}: ${say(entry.reason)}`}</StatusLine>
      <Text dir="auto">{entry.shown}</Text>
      <Row>
        {onEdit && (
          <Button tone="quiet" icon="undo" subject={subject} blockedReason={blockedReason} onPress={edit}>
            {t('edit')}
          </Button>
        )}
        <Button tone="plain" icon="close" subject={subject} onPress={letGo}>
          {t('letGo')}
        </Button>
      </Row>
    </Stack>
  );
}
