import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Listen } from '../Listen/Listen.tsx';
import { Text } from '../Text/Text.tsx';
import { DialogShell } from './DialogShell.tsx';

export interface ConfirmDialogProps {
  /** The question, which is also the dialog's name: “Spend 50 FBB?” */
  question: string;
  /** What will be true afterwards: “You will have 30 left.” */
  effect: string;
  /** What is done, as a verb: “Spend 50 FBB”. */
  confirmLabel: string;
  /** The safe choice, as a verb: “Keep my FBB”. Gets focus, and is what Escape means. */
  cancelLabel: string;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
}

/** The dialog of `ConfirmDialog`. */
export function AskDialog(props: ConfirmDialogProps) {
  const {
    question,
    effect,
    confirmLabel,
    cancelLabel,
    isOpen,
    onConfirm,
    onCancel,
    tone = 'primary',
  } = props;
  const questionId = useId();
  const effectId = useId();
  const safeRef = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogShell
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      size="normal"
      labelledBy={questionId}
      describedBy={effectId}
      focusRef={safeRef}
    >
      <div ref={content} className="fb-Dialog-content">
        <Heading level={2} id={questionId}>
          {question}
        </Heading>
        <Text id={effectId}>{effect}</Text>
        <Listen subject={question} part={content} hasControls />
        <div className="fb-Dialog-choices">
          <Button ref={safeRef} tone="quiet" onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </DialogShell>
  );
}
