import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../lib/loading/CrashBoundary.tsx';
import { useMe } from '../session/useMe.ts';

const PausedLine = lazy(() => import('./Paused.tsx').then((module) => ({ default: module.PausedLine })));

/** The line of a paused member, loaded for them alone. */
export function WhilePaused() {
  const until = useMe()?.pausedUntil;
  if (!until) return null;
  return (
    <CrashBoundary fallback={null}>
      <Suspense fallback={null}>
        <PausedLine until={until} />
      </Suspense>
    </CrashBoundary>
  );
}
