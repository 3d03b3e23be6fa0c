import { CHOICES, DEFAULTS, type Preferences } from '@friendbase/ui-kit';
import { IN_MARKUP } from '../src/comfort/pageSettings.ts';

export type Chosen = Partial<Preferences>;

/** What a preference can be. Of what is free text, one more than the usual. */
function valuesOf(name: keyof Preferences): readonly unknown[] {
  if (name in CHOICES) return CHOICES[name as keyof typeof CHOICES];
  if (name === 'voice') return ['', 'a voice'];
  if (name === 'language') return ['', 'qps'];
  return [false, true];
}

const names = Object.keys(DEFAULTS) as (keyof Preferences)[];
const isInMarkup = (name: keyof Preferences) => (IN_MARKUP as readonly string[]).includes(name);

/** Devices that have, together, every value of everything that a page is rendered without: each theme is on one. */
export const visualModes: Chosen[] = CHOICES.theme.map((_, place) =>
  Object.fromEntries(
    names
      .filter((name) => !isInMarkup(name))
      .map((name) => [name, valuesOf(name)[place % valuesOf(name).length]]),
  ),
);

/** Devices with each value of each setting that changes pages; the last has changed all of them. */
export const markups: Chosen[] = [
  ...IN_MARKUP.flatMap((name) =>
    valuesOf(name)
      .filter((value) => value !== DEFAULTS[name])
      .map((value) => ({ [name]: value })),
  ),
  { ...Object.fromEntries(IN_MARKUP.map((name) => [name, valuesOf(name).at(-1)])), language: 'en' },
];
