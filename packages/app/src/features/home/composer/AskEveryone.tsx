import { ConfirmDialog, useWords } from '@friendbase/ui-kit';
import { composer } from '../../../words/en/composer.ts';
import type { ComposerEvent } from './composerMachine.ts';

interface AskEveryoneProps {
  isOpen: boolean;
  send: (event: ComposerEvent) => void;
}

/** Asks before everyone may read a post. Source: conflict X7. */
export function AskEveryone({ isOpen, send }: AskEveryoneProps) {
  const t = useWords(composer);
  return (
    <ConfirmDialog
      question={t('askEveryone')}
      effect={t('askEveryoneEffect')}
      confirmLabel={t('shareWithEveryone')}
      cancelLabel={t('keepWriting')}
      isOpen={isOpen}
      onConfirm={() => send({ type: 'confirmed' })}
      onCancel={() => send({ type: 'cancelled' })}
    />
  );
}
