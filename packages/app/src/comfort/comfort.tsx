import { type Preferences, type PreferencesStore, PreferencesProvider } from '@friendbase/ui-kit';
import { createContext, use, type ReactNode } from 'react';
import type { ComfortOwner, ComfortSets } from './comfortSets.ts';

export type PreferenceName = keyof Preferences;

/** The comfort settings of whoever is here: what every page needs. Changing them is `editComfort`. */
export interface Comfort extends PreferencesStore {
  sets: ComfortSets;
  owner: () => ComfortOwner;
  /** What holds for a member, or for the device without one; also while somebody else is here. */
  preferencesOf: (memberId: string | undefined) => Readonly<Preferences>;
  /** Shows the settings of whoever is here now. */
  meet: (memberId: string | undefined, isSigningIn: boolean) => void;
  /** Whether the member came in on this page, and was not here when it was loaded. */
  hasSignedIn: () => boolean;
  /** Shows what the sets hold now, also at the next first paint. */
  showAndPersist: () => void;
  stop: () => void;
}

const ComfortContext = createContext<Comfort | undefined>(undefined);

export function useComfort(): Comfort {
  const comfort = use(ComfortContext);
  if (!comfort) throw new Error('useComfort needs a ComfortProvider above it');
  return comfort;
}

/** Gives the page the comfort settings of whoever is here. */
export function ComfortProvider({ value, children }: { value: Comfort; children: ReactNode }) {
  return (
    <ComfortContext value={value}>
      <PreferencesProvider store={value}>{children}</PreferencesProvider>
    </ComfortContext>
  );
}
