import type { Preferences } from './preferences.ts';
import { usePreferences } from './PreferencesProvider.tsx';

/** What a member can be asked about before it is done, with the preference that says so. Source: preference P14. */
const ASKED = {
  spending: 'askSpending',
  everyone: 'askEveryone',
  decline: 'askDecline',
  sending: 'askSending',
} as const satisfies Record<string, keyof Preferences>;

export type AskedFirst = keyof typeof ASKED;

/** Whether the member wants to be asked before this is done. */
export const asksFirst = (preferences: Readonly<Preferences>, about: AskedFirst): boolean =>
  preferences[ASKED[about]];

/** The same for whoever is here. */
export const useAsksFirst = (about: AskedFirst): boolean =>
  usePreferences((preferences) => asksFirst(preferences, about));
