import { Button, ConfirmDialog, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { demo } from '../words/en/demo.ts';

/** Starts the demo over, after asking. */
export function ResetDemo({ onReset }: { onReset: () => void }) {
  const t = useWords(demo);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setIsAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        question={t('askReset')}
        effect={t('askResetEffect')}
        confirmLabel={t('reset')}
        cancelLabel={t('keep')}
        isOpen={isAsking}
        tone="danger"
        onConfirm={onReset}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
