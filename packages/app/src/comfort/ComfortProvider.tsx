import { DEFAULTS, PreferencesProvider } from '@friendbase/ui-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ComfortContext, type Comfort } from './comfort.ts';

/** Gives the page the comfort settings of whoever is here; those of a page that a server wrote are the defaults. */
export function ComfortProvider({ value, children }: { value: Comfort; children: ReactNode }) {
  const preferences = useSyncExternalStore(value.subscribe, value.preferences, () => DEFAULTS);
  return (
    <ComfortContext value={value}>
      <PreferencesProvider value={preferences}>{children}</PreferencesProvider>
    </ComfortContext>
  );
}
