import { lazy, Suspense } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Outcome } from '../../components/Outcome/Outcome.tsx';
import type { SendQuestionProps } from './SendQuestion.tsx';

const SendQuestion = lazy(() =>
  import('./SendQuestion.tsx').then(
    (module) => ({ default: module.SendQuestion }),
    () => ({ default: PlainQuestion }),
  ),
);

/** The question before sending, loaded with the field of a member who wants to be asked: few do, and dialogs are large. */
export function LaterSendQuestion(props: SendQuestionProps) {
  return (
    <Suspense fallback={null}>
      <SendQuestion {...props} />
    </Suspense>
  );
}

/** The same question below the field, where the dialog did not load. */
function PlainQuestion({ isOpen, onAnswer }: SendQuestionProps) {
  const t = useWords(chat);
  if (!isOpen) return null;
  return (
    <>
      <Outcome tone="info">{`${t('askSending')} ${t('askSendingEffect')}`}</Outcome>
      <Button tone="quiet" onPress={() => onAnswer(false)}>
        {t('keepWriting')}
      </Button>
      <Button onPress={() => onAnswer(true)}>{t('sendNow')}</Button>
    </>
  );
}
