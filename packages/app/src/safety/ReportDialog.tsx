import { announce, Dialog, useWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReportedThing } from '../lib/reports/ReportButton.tsx';
import { report } from '../words/en/report.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';
import { useReport } from './useReport.ts';

interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

/**
 * Tells FriendBase that something is not OK: one press for the reason, one to send. Closed while it is on its way, it opens
 * again only where the report was not sent.
 */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const t = useWords(report);
  const written = useReport(thing);
  const name = thing.owner.displayName;
  const { state } = written;
  const isSent = state.hasTag('sent');
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft && state.hasTag('failed')) setIsLeft(false);
  const close = () => (state.hasTag('busy') ? setIsLeft(true) : onClose());
  const endLeft = useEffectEvent(() => {
    announce(t('sentTitle'));
    onClose();
  });
  useEffect(() => {
    if (isLeft && isSent) endLeft();
  }, [isLeft, isSent]);
  return (
    <Dialog title={t(thing.subject.kind)} isOpen={!isLeft} onClose={close}>
      {isSent ? (
        <ReportSent said={state.context} kind={thing.subject.kind} name={name} onClose={onClose} />
      ) : (
        <ReportForm {...written} name={name} />
      )}
    </Dialog>
  );
}
