import { announce, Button, Dialog, useWords } from '@friendbase/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { letters } from '../../words/en/letters.ts';
import { LetterForm } from './LetterForm.tsx';
import { LetterSent } from './LetterSent.tsx';

/** A letter to who looks after the place, in a dialog of its own over Help, where the focus comes back to. */
export function WriteToUs() {
  const t = useWords(letters);
  const [step, setStep] = useState<'closed' | 'writing' | 'sent'>('closed');
  const isWriting = useRef(false);
  useEffect(() => {
    isWriting.current = step === 'writing';
    return () => void (isWriting.current = false);
  }, [step]);
  const close = () => setStep('closed');
  // It may have been closed meanwhile, and opened again for another letter.
  const onSent = (isUnchanged: boolean) => {
    if (isUnchanged && isWriting.current) setStep('sent');
    else announce(t('sentTitle'));
  };
  return (
    <>
      <Button tone="quiet" icon="mail" onPress={() => setStep('writing')}>
        {t('title')}
      </Button>
      <Dialog title={t('title')} isOpen={step !== 'closed'} onClose={close}>
        {step === 'sent' ? <LetterSent onClose={close} /> : <LetterForm onSent={onSent} />}
      </Dialog>
    </>
  );
}
