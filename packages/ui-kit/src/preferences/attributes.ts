import { DEFAULTS, type Preferences } from './preferences.ts';

/** The preferences that style sheets and keys can see, each with its attribute of `<html>`. */
const ATTRIBUTES = {
  textSize: 'data-text',
  spacing: 'data-spacing',
  lineLength: 'data-lines',
  font: 'data-font',
  theme: 'data-theme',
  motion: 'data-motion',
  largeIcons: 'data-large-icons',
  targets: 'data-targets',
  helpSide: 'data-help-side',
  simple: 'data-simple',
  tabEverywhere: 'data-tab-everywhere',
} as const satisfies Partial<Record<keyof Preferences, `data-${string}`>>;

/** The attributes of `<html>` that show these preferences. A default has none: style sheets start from it. */
export function attributesOf(preferences: Preferences): Record<string, string> {
  const shown = keys.filter((key) => preferences[key] !== DEFAULTS[key]);
  return Object.fromEntries(shown.map((key) => [ATTRIBUTES[key], String(preferences[key])]));
}

/** Makes an element, usually `<html>`, show these preferences and nothing of those before. */
export function showPreferences(element: Element, preferences: Preferences): void {
  const attributes = attributesOf(preferences);
  for (const name of Object.values(ATTRIBUTES)) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

const keys = Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[];
