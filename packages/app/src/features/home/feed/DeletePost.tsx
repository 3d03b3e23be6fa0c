import { TrashGlyph, Button, ConfirmDialog, useWords } from '@friendbase/ui-kit';
import type { Act } from '../../../lib/acts/useAct.ts';
import { postMore } from '../../../words/en/postMore.ts';

interface DeletePostProps {
  act: Act<void>;
  /** Which post, as part of the button’s name. */
  subject: string;
}

/** The button that deletes one’s own post, and its question. Source: widget contract W14. */
export function DeletePost({ act, subject }: DeletePostProps) {
  const t = useWords(postMore);
  return (
    <>
      <Button
        tone="plain"
        icon={TrashGlyph}
        subject={subject}
        isPending={act.isBusy}
        pendingLabel={t('deleting')}
        onPress={() => act.press()}
      >
        {t(act.isFailed ? 'tryAgain' : 'delete')}
      </Button>
      <ConfirmDialog
        question={t('askDelete')}
        effect={t('askDeleteEffect')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </>
  );
}
