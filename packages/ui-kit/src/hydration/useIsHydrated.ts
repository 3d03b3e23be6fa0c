import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * False while a page is rendered on a server, and while the browser takes that page over: it must come out the same on
 * both, whatever the device. True in every other render, also in the first one of a page no server rendered.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
