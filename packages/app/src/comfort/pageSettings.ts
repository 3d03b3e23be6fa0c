import { DEFAULTS, readPreferences, type Preferences } from '@friendbase/ui-kit';

/** The settings that change the words and parts of pages: whoever renders a page has to know them. */
export const IN_MARKUP = [
  'language',
  'easy',
  'longDates',
  'clock',
  'simple',
  'menu',
  'hideQuotes',
  'hideStore',
  'hideCounters',
  'hideTips',
  'readAloud',
  'enterKey',
] as const satisfies (keyof Preferences)[];

/** Those of `IN_MARKUP` that are no defaults, as text: the same for the same settings, empty where there are none. */
export type PageSettings = string;

/** The first-party cookie that tells the server of them. It is read to render the answer at hand, and not stored. */
export const SETTINGS_COOKIE = 'friendbase-settings';

/** Another form of the text gets another one. */
const VERSION = '1.';

const chosenOf = (preferences: Preferences): Partial<Preferences> => {
  const chosen = IN_MARKUP.filter((name) => preferences[name] !== DEFAULTS[name]);
  return Object.fromEntries(chosen.map((name) => [name, preferences[name]]));
};

export function pageSettingsOf(preferences: Preferences): PageSettings {
  const chosen = JSON.stringify(chosenOf(preferences));
  return chosen === '{}' ? '' : VERSION + encodeURIComponent(chosen);
}

/** Where the cookie is stored: the page's document. */
export type CookiePage = Pick<Document, 'cookie' | 'location'>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function persistCookie(page: CookiePage | undefined, preferences: Preferences): void {
  if (!page) return;
  const settings = pageSettingsOf(preferences);
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  const seconds = settings ? YEAR_SECONDS : 0;
  page.cookie = `${SETTINGS_COOKIE}=${settings}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Preferences as a page is rendered with them: those of `IN_MARKUP`, and the defaults of all others. */
export const inMarkup = (preferences: Preferences): Preferences => ({
  ...DEFAULTS,
  ...chosenOf(preferences),
});

/** Whole preferences of whatever a cookie holds. What is damaged, forged or of a newer version becomes the defaults. */
export function readPageSettings(text: string): Preferences {
  if (!text.startsWith(VERSION)) return DEFAULTS;
  try {
    return inMarkup(readPreferences(JSON.parse(decodeURIComponent(text.slice(VERSION.length)))));
  } catch {
    return DEFAULTS;
  }
}
