import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the page goes out of sight: another tab, another app, a locked phone. Browsers slow the timers of
 * hidden pages down, so whatever is played would go on unseen and out of step.
 */
export function usePageHidden(onHidden: () => void): void {
  const tell = useEffectEvent(onHidden);
  useEffect(() => {
    const look = () => document.hidden && tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
