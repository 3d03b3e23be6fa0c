import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * As `useIsHydrated`, for what stands in many places: after hydration they are rendered again in a transition, which holds up no
 * press.
 */
export function useIsHydratedInTransition(): boolean {
  const [first] = useState(() => ({ isServerRendered: false }));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (first.isServerRendered) startTransition(() => setIsOver(true));
  }, [first]);
  const isBrowsers = useSyncExternalStore(
    watchNothing,
    // The same as the server's: with another snapshot React would render all of them again at once.
    () => !first.isServerRendered,
    () => !(first.isServerRendered = true),
  );
  return isBrowsers || isOver;
}
