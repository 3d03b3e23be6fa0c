import { Button, ConfirmDialog } from '@friendbase/ui-kit';
import { useState } from 'react';
import { DEMO } from './content.ts';

/** Starts the demo over, after asking. */
export function ResetDemo({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setIsAsking(true)}>
        {DEMO.reset}
      </Button>
      <ConfirmDialog
        question={DEMO.ask}
        effect={DEMO.effect}
        confirmLabel={DEMO.confirm}
        cancelLabel={DEMO.cancel}
        isOpen={isAsking}
        tone="danger"
        onConfirm={onReset}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
