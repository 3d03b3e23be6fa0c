import pictures from './pictures.css?raw';
import palette from './palette.css?raw';
import semantic from './semantic.css?raw';
import themes from './themes.css?raw';
import { declarationsOf, type Declarations } from './declarations.ts';

export const THEMES = ['light', 'dark', 'cream', 'contrast-light', 'contrast-dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a theme changes: once for the member's choice, once for the system's wish. */
const rulesOf = (selector: string, wish: string) => ({
  chosen: declarationsOf(themes, selector),
  asSystem: declarationsOf(
    themes.slice(themes.indexOf(`@media (prefers-contrast: ${wish})`)),
    ':root:where(:not([data-theme]))',
  ),
});

export const themeRules = {
  contrast: rulesOf("[data-theme^='contrast']", 'more'),
  cream: rulesOf("[data-theme='cream']", 'less'),
};

const picturesInContrast = declarationsOf(pictures, "[data-theme^='contrast']");

const changesOf = (theme: Theme): Declarations => {
  const [family] = theme.split('-');
  if (family === 'contrast') return new Map([...themeRules.contrast.chosen, ...picturesInContrast]);
  return family === 'cream' ? themeRules.cream.chosen : new Map();
};

/** Reads a colour of one theme the way a browser would: `var()` followed, `light-dark()` decided. */
export function readTheme(theme: Theme): (name: string) => string {
  const declared: Declarations = new Map([
    ...declarationsOf(palette, ':root'),
    ...declarationsOf(semantic, ':root'),
    ...declarationsOf(pictures, ':root'),
    ...changesOf(theme),
  ]);
  const isDark = theme.endsWith('dark');
  const read = (name: string): string => {
    const value = declared.get(name);
    if (value === undefined) throw new Error(`${name} is not declared`);
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    const chosen = (isDark ? dark : light) ?? value;
    const [, reference] = /^var\((.+)\)$/.exec(chosen) ?? [];
    return reference === undefined ? chosen : read(reference);
  };
  return read;
}
