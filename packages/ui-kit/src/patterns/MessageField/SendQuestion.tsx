import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';

export interface SendQuestionProps {
  isOpen: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** Asks before a message is sent, where the member wishes it: nothing takes a message back. Source: P14, W14. */
export function SendQuestion({ isOpen, onAnswer }: SendQuestionProps) {
  const t = useWords(chat);
  return (
    <ConfirmDialog
      question={t('askSending')}
      effect={t('askSendingEffect')}
      confirmLabel={t('sendNow')}
      cancelLabel={t('keepWriting')}
      isOpen={isOpen}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
