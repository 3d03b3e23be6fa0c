import { CHOICES, DEFAULTS, type Preferences } from './preferences.ts';

/** What versions persisted in which `words` had language and reading level in one. */
const FORMER_WORDS: ReadonlyMap<unknown, Partial<Preferences>> = new Map([
  ['en-easy', { easy: true }],
  ['qps', { language: 'qps' }],
]);

/**
 * Makes whole preferences of whatever a device stored: of nothing, of damaged data, or of what a newer version of the
 * product wrote. A value that is unknown here becomes its default; the others hold.
 */
export function readPreferences(stored: unknown): Preferences {
  const found = Object(stored) as { words?: unknown };
  const usable = Object.entries(found).filter(([key, value]) => isUsable(key, value));
  return {
    ...DEFAULTS,
    ...FORMER_WORDS.get(found.words),
    ...Object.fromEntries(usable),
  };
}

const choices: Readonly<Record<string, readonly unknown[]>> = CHOICES;
const defaults: Readonly<Record<string, unknown>> = { ...DEFAULTS };

function isUsable(key: string, value: unknown): boolean {
  if (!Object.hasOwn(defaults, key)) return false;
  return choices[key]?.includes(value) ?? typeof value === typeof defaults[key];
}
