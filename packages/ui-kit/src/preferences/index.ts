export { useAsksFirst } from './asksFirst.ts';
export { attributesOf, showPreferences } from './attributes.ts';
export { CHOICES, DEFAULTS, type Preferences } from './preferences.ts';
export {
  PreferencesProvider,
  usePreferences,
  type PreferencesProviderProps,
  type PreferencesStore,
} from './PreferencesProvider.tsx';
export { readPreferences } from './readPreferences.ts';
