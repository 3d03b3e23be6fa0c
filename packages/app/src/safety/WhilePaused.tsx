import { lazy } from 'react';
import { NotLoaded } from '../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { useMe } from '../session/useMe.ts';

const PausedLine = lazy(() => import('./Paused.tsx').then((module) => ({ default: module.PausedLine })));

/** The line of a paused member, loaded for them alone. */
export function WhilePaused() {
  const until = useMe()?.pausedUntil;
  if (!until) return null;
  return (
    <OnDemand fallback={<NotLoaded />}>
      <PausedLine until={until} />
    </OnDemand>
  );
}
