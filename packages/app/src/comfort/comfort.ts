import type { Preferences } from '@friendbase/ui-kit';
import { createContext, use } from 'react';

export type PreferenceName = keyof Preferences;

export interface ComfortState {
  /** What holds for whoever is here. */
  preferences: Readonly<Preferences>;
  /** False where the device takes no settings: they hold until the page is left. */
  isKept: boolean;
  /** There is a last change, which can be taken back. */
  canUndo: boolean;
  /** What is other than it was before the first change of this day. */
  changedToday: readonly PreferenceName[];
  /** False where the settings are those of the device: nobody is logged in. */
  isOfMember: boolean;
  /** Settings are offered to a member who signed in here for the first time. */
  isOffering: boolean;
}

/** The comfort settings of whoever is here. */
export interface Comfort {
  state: () => ComfortState;
  subscribe: (onChange: () => void) => () => void;
  /** What holds for a member, or for the device without one; also while somebody else is here. */
  preferencesOf: (memberId: string | undefined) => Readonly<Preferences>;
  change: (changes: Partial<Preferences>) => void;
  /** Takes the last change back; once more, and it holds again. */
  undo: () => void;
  /** Back to what held before the first change of this day. */
  undoToday: () => void;
  /** All defaults. */
  putBack: () => void;
  /** Erases the settings of the member and of the device; while nobody is logged in, all that there are. */
  clear: () => void;
  /** Shows the settings of whoever is here now. */
  meet: (memberId: string | undefined, isSigningIn: boolean) => void;
  endOffer: () => void;
  stop: () => void;
}

export const ComfortContext = createContext<Comfort | undefined>(undefined);

export function useComfort(): Comfort {
  const comfort = use(ComfortContext);
  if (!comfort) throw new Error('useComfort needs a ComfortProvider above it');
  return comfort;
}
