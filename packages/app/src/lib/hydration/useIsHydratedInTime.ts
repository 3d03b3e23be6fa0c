import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * As `useIsHydrated`, for what stands in many places: the browser renders those anew in a transition, which holds up no press.
 */
export function useIsHydratedInTime(): boolean {
  const [first] = useState(() => ({ isServerRendered: false }));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (first.isServerRendered) startTransition(() => setIsOver(true));
  }, [first]);
  const isBrowsers = useSyncExternalStore(
    watchNothing,
    // The same as on the server: with another answer React would render it anew at once, before all else.
    () => !first.isServerRendered,
    () => !(first.isServerRendered = true),
  );
  return isBrowsers || isOver;
}
