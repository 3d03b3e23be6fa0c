import { DEFAULTS, type Preferences } from '@friendbase/ui-kit';

/** What changes the words and parts of pages. A server does not know it, because it stays on the device (G13). */
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

/** Whether a page is not for this member as a server writes it for everybody. */
export const drawsAnew = (preferences: Preferences): boolean =>
  IN_MARKUP.some((name) => preferences[name] !== DEFAULTS[name]);
