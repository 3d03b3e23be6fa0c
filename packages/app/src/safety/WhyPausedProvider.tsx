import { lazy, useCallback, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { notPaused, WhyPausedContext, type WhyPaused } from '../lib/acts/useAct.ts';
import { useMe } from '../session/useMe.ts';

const PausedRules = lazy(() => import('./Paused.tsx').then((module) => ({ default: module.PausedRules })));

/** What a paused member cannot do. For everybody else it is nothing, and loads nothing. */
export function WhyPausedProvider({ children }: { children: ReactNode }) {
  const [why, setWhy] = useState(() => notPaused);
  const tell = useCallback((told: WhyPaused) => setWhy(() => told), []);
  return (
    <WhyPausedContext value={why}>
      {children}
      {useMe()?.pausedUntil && (
        <OnDemand>
          <PausedRules tell={tell} />
        </OnDemand>
      )}
    </WhyPausedContext>
  );
}
