import type { DemoMail } from '@friendbase/mocks';
import { Disclosure, useWords } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotLoaded } from '../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { demo } from '../words/en/demo.ts';

const MailList = lazy(() => import('./MailList.tsx').then((module) => ({ default: module.MailList })));

/** Whatever the demo would have sent by mail, at the end of every page: nothing leaves this browser. */
export function Mailbox({ readMails }: { readMails: () => Promise<DemoMail[]> }) {
  const t = useWords(demo);
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<{ mails: DemoMail[]; looks: number }>();
  const look = async () => {
    const mails = await readMails();
    setSeen((before) => ({ mails, looks: (before?.looks ?? 0) + 1 }));
  };
  const toggle = (opens: boolean) => {
    setIsOpen(opens);
    if (opens) void look();
  };
  return (
    <Disclosure label={t('mailbox')} openLabel={t('hideMailbox')} isOpen={isOpen} onToggle={toggle}>
      {isOpen && seen && (
        <OnDemand fallback={<NotLoaded />}>
          <MailList {...seen} onLook={() => void look()} />
        </OnDemand>
      )}
    </Disclosure>
  );
}
