import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { declarationsOf } from './declarations.ts';
import { DECORATION, GROUNDS, PAIRS, TINTS } from './pairs.ts';
import { readTheme, themeRules, THEMES } from './readTheme.ts';
import semantic from './semantic.css?raw';

const files = import.meta.glob<string>('./{palette,semantic,themes,scale,motion}.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('declares every token before a theme or a wish changes it', () => {
  const sheets = ['palette', 'semantic', 'scale'].map((name) => files[`./${name}.css`] ?? '');
  const declared = sheets.flatMap((css) => [...declarationsOf(css, ':root').keys()]);
  const set = Object.values(files).flatMap((css) => css.match(/--[\w-]+(?=:)/g) ?? []);
  expect(set.filter((name) => !declared.includes(name))).toEqual([]);
});

it('knows on what every colour is shown', () => {
  const placed = new Set([...PAIRS.flatMap(({ name, on }) => [name, ...on]), ...DECORATION]);
  const colours = [...declarationsOf(semantic, ':root').keys()].filter((name) =>
    /^--(color|tint)-/.test(name),
  );
  expect(colours.filter((name) => !placed.has(name))).toEqual([]);
});

const everyPair = PAIRS.flatMap(({ name, on, atLeast }) =>
  on.map((ground) => [name, ground, atLeast] as const),
);

describe.each(THEMES)('P4: the %s theme', (theme) => {
  const read = readTheme(theme);

  it.each(everyPair)('shows %s on %s at %d:1 or more', (name, ground, atLeast) =>
    expect(contrast(read(name), read(ground))).toBeGreaterThanOrEqual(atLeast),
  );
});

describe('P4: the cream theme', () => {
  const read = readTheme('cream');

  // Paper that does not glare, and words that do not flicker on it: the light theme has 0.93 and 14:1.
  it('has no ground brighter than 0.87 of white, and no words harsher than 13:1', () => {
    expect(Math.max(...GROUNDS.map((name) => luminance(read(name))))).toBeLessThan(0.87);
    const ratios = GROUNDS.map((name) => contrast(read('--color-text'), read(name)));
    expect(Math.max(...ratios)).toBeLessThan(13);
  });

  it('has grounds that differ from those of the light theme, each of them', () => {
    const light = readTheme('light');
    expect(GROUNDS.filter((name) => read(name) === light(name))).toEqual([]);
  });
});

describe('P4: the high contrast themes', () => {
  // Only black on white, or white on black, is 21:1.
  it.each(['contrast-light', 'contrast-dark'] as const)('%s has pure grounds only', (theme) => {
    const read = readTheme(theme);
    const ratios = GROUNDS.map((ground) => contrast(read('--color-text'), read(ground)));
    expect(new Set(ratios)).toEqual(new Set([21]));
  });
});

describe('what the system asks for', () => {
  it.each(Object.entries(themeRules))(
    'is the %s theme that a member can choose',
    (_, { chosen, asSystem }) => {
      expect(chosen.size).toBeGreaterThan(20);
      expect(asSystem).toEqual(chosen);
    },
  );
});

it('has eight tints that differ in every theme', () => {
  for (const theme of THEMES) expect(new Set(TINTS.map(readTheme(theme))).size).toBe(TINTS.length);
});
