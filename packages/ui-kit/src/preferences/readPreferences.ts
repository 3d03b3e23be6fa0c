import { CHOICES, DEFAULTS, type Preferences } from './preferences.ts';

/**
 * Makes whole preferences of whatever a device kept: of nothing, of damaged data, or of what a newer version of the
 * product wrote. A value that is unknown here becomes its default; the others hold.
 */
export function readPreferences(stored: unknown): Preferences {
  const found = Object(stored) as { words?: unknown };
  const { words } = found;
  const usable = Object.entries(found).filter(([key, value]) => isUsable(key, value));
  return {
    ...DEFAULTS,
    // Kept by versions in which `words` had both in one: `en`, `en-easy` or `qps`.
    easy: words === 'en-easy',
    language: words === 'qps' ? words : '',
    ...Object.fromEntries(usable),
  };
}

const choices: Readonly<Record<string, readonly unknown[]>> = CHOICES;
const defaults: Readonly<Record<string, unknown>> = { ...DEFAULTS };

function isUsable(key: string, value: unknown): boolean {
  if (!Object.hasOwn(defaults, key)) return false;
  return choices[key]?.includes(value) ?? typeof value === typeof defaults[key];
}
