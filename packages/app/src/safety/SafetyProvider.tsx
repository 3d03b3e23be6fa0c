import { lazy, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { NotOpened } from '../lib/loading/NotOpened.tsx';
import { OpenReportContext, type ReportedThing } from '../lib/reports/ReportButton.tsx';
import { WhyPausedProvider } from './WhyPausedProvider.tsx';

const ReportDialog = lazy(() =>
  import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

/**
 * Safety on every page: what a paused member cannot do, and the dialog that reports something. It outlives what it was opened from: what is reported goes.
 * `children` gives it its place, in the footer, which has room for what went wrong.
 */
export function SafetyProvider({ children }: { children: (dialog: ReactNode) => ReactNode }) {
  const [thing, open] = useState<ReportedThing>();
  const dialog = thing && (
    <OnDemand fallback={<NotOpened />}>
      <ReportDialog key={thing.subject.id} thing={thing} onClose={() => open(undefined)} />
    </OnDemand>
  );
  return (
    <OpenReportContext value={open}>
      <WhyPausedProvider>{children(dialog)}</WhyPausedProvider>
    </OpenReportContext>
  );
}
