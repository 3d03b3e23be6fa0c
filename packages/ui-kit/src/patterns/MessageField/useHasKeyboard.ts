import { useSyncExternalStore } from 'react';

/** Browsers tell of pointers, not of keyboards: where a finger is all there is, so is a keyboard on the screen. */
const WITH_A_POINTER = '(any-pointer: fine)';

function onChange(tell: () => void): () => void {
  const device = window.matchMedia(WITH_A_POINTER);
  device.addEventListener('change', tell);
  return () => device.removeEventListener('change', tell);
}

/** Whether two keys can be pressed together, as far as is known. A server does not know, and promises nothing. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(WITH_A_POINTER).matches,
    () => false,
  );
