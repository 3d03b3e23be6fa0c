import { createContext, use, type ReactNode } from 'react';
import { DEFAULTS, type Preferences } from './preferences.ts';

const PreferencesContext = createContext<Readonly<Preferences>>(DEFAULTS);

export interface PreferencesProviderProps {
  value: Readonly<Preferences>;
  children: ReactNode;
}

/** Gives everything below the member's preferences. What style sheets see of them is `showPreferences`. */
export function PreferencesProvider({ value, children }: PreferencesProviderProps) {
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** The member's preferences; the defaults without a provider. */
export const usePreferences = (): Readonly<Preferences> => use(PreferencesContext);
