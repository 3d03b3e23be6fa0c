import { useIsHydrated } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Runs once the browser has hydrated a page that a server rendered: what the device stores, and what was typed before,
 * comes in then. Never for what was rendered by the browser alone: that may look at the device at once.
 */
export function useAfterHydration(action: () => void): void {
  const isHydrated = useIsHydrated();
  const [wasServerRendered] = useState(!isHydrated);
  const run = useEffectEvent(action);
  useEffect(() => {
    if (wasServerRendered) run();
  }, [wasServerRendered]);
}
