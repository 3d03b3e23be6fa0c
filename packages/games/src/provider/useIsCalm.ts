import { usePreferences } from '@friendbase/ui-kit';
import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onSystemChange(onChange: () => void): () => void {
  const system = window.matchMedia(REDUCED);
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

/**
 * Whether nothing may move and no effect may appear, by the member's choice or the system's. Pages rendered by a server
 * are calm, as they do not know the device. Source: preference P5.
 */
export function useIsCalm(): boolean {
  const motion = usePreferences((preferences) => preferences.motion);
  const isReduced = useSyncExternalStore(
    onSystemChange,
    () => window.matchMedia(REDUCED).matches,
    () => true,
  );
  return motion === 'calm' || (motion === 'system' && isReduced);
}
