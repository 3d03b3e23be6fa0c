import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { fixedStore, sourceOf, type Store } from '../stores/store.ts';
import { DEFAULTS, type Preferences } from './preferences.ts';

export type PreferencesStore = Store<Readonly<Preferences>>;

export const PreferencesContext = createContext<PreferencesStore>(fixedStore(DEFAULTS));

export interface PreferencesProviderProps {
  store: PreferencesStore;
  children: ReactNode;
}

/** Gives everything below the member's preferences. What style sheets see of them is `showPreferences`. */
export function PreferencesProvider({ store, children }: PreferencesProviderProps) {
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/**
 * What a part needs of the member's preferences, and it is rendered again when that changes alone: `select` gives a plain
 * value or one of the preferences. The defaults without a provider; on a server and
 * while its page is hydrated, those that it was rendered with.
 */
export function usePreferences<Selected>(select: (preferences: Readonly<Preferences>) => Selected): Selected {
  const store = use(PreferencesContext);
  const { current, subscribe } = store;
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(sourceOf(store).rendered?.() ?? DEFAULTS),
  );
}
