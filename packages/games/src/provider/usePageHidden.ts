import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the page goes out of sight: another tab, another app, a locked phone. Browsers slow the timers of
 * hidden pages down, so whatever is played would go on unseen and out of step.
 *
 * @param onShown when it is back in sight
 */
export function usePageHidden(onHidden: () => void, onShown: () => void = () => {}): void {
  const tell = useEffectEvent(() => (document.hidden ? onHidden() : onShown()));
  useEffect(() => {
    const look = () => tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
