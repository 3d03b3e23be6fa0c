import { Dialog, useWords } from '@friendbase/ui-kit';
import type { ReportedThing } from '../lib/openReport.ts';
import { report } from '../words/en/report.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';
import { useReport } from './useReport.ts';

interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

/** Tells FriendBase that something is not OK: one press for the reason, one to send. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const t = useWords(report);
  const written = useReport(thing);
  const name = thing.owner.displayName;
  return (
    <Dialog title={t(thing.subject.kind)} isOpen onClose={onClose}>
      {written.state.hasTag('sent') ? (
        <ReportSent said={written.state.context} name={name} onClose={onClose} />
      ) : (
        <ReportForm {...written} name={name} />
      )}
    </Dialog>
  );
}
