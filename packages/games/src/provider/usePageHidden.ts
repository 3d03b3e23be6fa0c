import { use, useEffect, useEffectEvent, useRef } from 'react';
import { CoveredContext } from './CoveredContext.ts';

/**
 * Calls back when what is played goes out of sight: another tab, another app, a locked phone, the help over it. Browsers slow the timers of
 * hidden pages down, so whatever is played would go on unseen and out of step.
 *
 * @param onShown when it is back in sight
 */
export function usePageHidden(onHidden: () => void, onShown: () => void = () => {}): void {
  const isCovered = use(CoveredContext);
  const wasCovered = useRef(isCovered);
  const tell = useEffectEvent(() => (document.hidden || isCovered ? onHidden() : onShown()));
  useEffect(() => {
    if (wasCovered.current !== isCovered) tell();
    wasCovered.current = isCovered;
  }, [isCovered]);
  useEffect(() => {
    const look = () => tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
