import { useState } from 'react';
import { persistAsked, readAsked, type AskedMail } from './askedMail.ts';
import { CodeForm } from './CodeForm.tsx';
import { MailForm } from './MailForm.tsx';

interface MailStepsProps {
  onProven: (token: string) => void;
  onBack: () => void;
}

/** Asking for a mail, and then its number. A page that was reloaded goes on where it was. */
export function MailSteps({ onProven, onBack }: MailStepsProps) {
  const [asked, setAsked] = useState<AskedMail | undefined>(() => readAsked());
  const [isWaiting, setWaiting] = useState(asked !== undefined);
  if (asked && isWaiting)
    return <CodeForm asked={asked} onProven={onProven} onAgain={() => setWaiting(false)} onBack={onBack} />;
  return (
    <MailForm
      email={asked?.email ?? ''}
      onAsked={(next) => {
        persistAsked(next);
        setAsked(next);
        setWaiting(true);
      }}
      onBack={onBack}
    />
  );
}
