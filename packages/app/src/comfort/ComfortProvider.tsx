import { PreferencesProvider } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { ComfortContext, type Comfort } from './comfort.ts';

/** Gives the page the comfort settings of whoever is here. */
export function ComfortProvider({ value, children }: { value: Comfort; children: ReactNode }) {
  return (
    <ComfortContext value={value}>
      <PreferencesProvider store={value}>{children}</PreferencesProvider>
    </ComfortContext>
  );
}
