import { TrashGlyph, Button, ConfirmDialog, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { comfort as words } from '../words/en/comfort.ts';
import { useChanges } from './changes.tsx';

/** All settings at once: back to the start, or erased for whoever uses the device next. */
export function Endings({ isOfMember }: { isOfMember: boolean }) {
  const t = useWords(words);
  const { editor, make, clear } = useChanges();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack gap="small">
      <Text size="small" tone="quiet">
        {t('putBackMeans')}
      </Text>
      <Row>
        <Button
          tone="quiet"
          icon="refresh"
          onPress={() => make(editor.putBack, { done: t('isPutBack'), undone: t('isAsBefore') })}
        >
          {t('putBack')}
        </Button>
        <Button tone="quiet" icon={TrashGlyph} onPress={() => setIsAsking(true)}>
          {t('clear')}
        </Button>
      </Row>
      <ConfirmDialog
        question={t('askClear')}
        effect={t(isOfMember ? 'askClearMember' : 'askClearDevice')}
        confirmLabel={t('clearNow')}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={isAsking}
        onConfirm={() => {
          setIsAsking(false);
          clear();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
