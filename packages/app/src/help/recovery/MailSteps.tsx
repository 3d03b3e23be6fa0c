import { useState } from 'react';
import { forgetAsked, keepAsked, readAsked, type AskedMail } from './askedMail.ts';
import { CodeForm } from './CodeForm.tsx';
import { MailForm } from './MailForm.tsx';

interface MailStepsProps {
  onProven: (token: string) => void;
  onBack: () => void;
}

/** Asking for a mail, and then its number. A page that was loaded anew goes on where it was. */
export function MailSteps({ onProven, onBack }: MailStepsProps) {
  const [asked, setAsked] = useState<AskedMail | undefined>(() => readAsked(Date.now()));
  const [isWaiting, setWaiting] = useState(asked !== undefined);
  const leave = () => {
    forgetAsked();
    onBack();
  };
  if (asked && isWaiting)
    return (
      <CodeForm
        asked={asked}
        onProven={(token) => {
          forgetAsked();
          onProven(token);
        }}
        onAgain={() => setWaiting(false)}
        onBack={leave}
      />
    );
  return (
    <MailForm
      email={asked?.email ?? ''}
      onAsked={(next) => {
        keepAsked(next, Date.now());
        setAsked(next);
        setWaiting(true);
      }}
      onBack={leave}
    />
  );
}
