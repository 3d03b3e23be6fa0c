import { createContext, useCallback, useState, type ReactNode } from 'react';
import { notPaused, WhyPausedContext, type WhyPaused } from '../lib/acts/useAct.ts';

/** Takes what a paused member cannot do from the line that says they are paused. */
export const TellWhyPausedContext = createContext((_told: WhyPaused) => {});

/** What a paused member cannot do, for every button below. For everybody else it is nothing. */
export function WhyPausedProvider({ children }: { children: ReactNode }) {
  const [why, setWhy] = useState(() => notPaused);
  const tell = useCallback((told: WhyPaused) => setWhy(() => told), []);
  return (
    <TellWhyPausedContext value={tell}>
      <WhyPausedContext value={why}>{children}</WhyPausedContext>
    </TellWhyPausedContext>
  );
}
