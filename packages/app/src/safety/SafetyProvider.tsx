import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CrashBoundary } from '../lib/loading/CrashBoundary.tsx';
import { NotOpened } from '../lib/loading/NotOpened.tsx';
import { OpenReportContext, type ReportedThing } from '../lib/ReportButton.tsx';
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
    <CrashBoundary fallback={<NotOpened />}>
      <Suspense fallback={null}>
        <ReportDialog key={thing.subject.id} thing={thing} onClose={() => open(undefined)} />
      </Suspense>
    </CrashBoundary>
  );
  return (
    <OpenReportContext value={open}>
      <WhyPausedProvider>{children(dialog)}</WhyPausedProvider>
    </OpenReportContext>
  );
}
