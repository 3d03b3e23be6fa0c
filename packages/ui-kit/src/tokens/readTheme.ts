import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = (name: string) => readFileSync(resolve(import.meta.dirname, name), 'utf8');
const [palette, semantic, themes] = [source('palette.css'), source('semantic.css'), source('themes.css')];

export const THEMES = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type Theme = (typeof THEMES)[number];

type Declarations = Map<string, string>;

/** The custom properties of the first rule with this very selector, as written. */
function declarationsOf(css: string, selector: string): Declarations {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  const start = plain.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const body = plain.slice(start + selector.length + 2, plain.indexOf('}', start));
  const found = [...body.matchAll(/(--[\w-]+):([^;]+);/g)];
  return new Map(found.map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')]));
}

/** What a high contrast theme changes: once for the member's choice, once for the system's wish. */
export const contrastRules = {
  chosen: declarationsOf(themes, "[data-theme^='contrast']"),
  asSystem: declarationsOf(themes, ':root:not([data-theme])'),
};

/** Reads a colour of one theme the way a browser would: `var()` followed, `light-dark()` decided. */
export function readTheme(theme: Theme): (name: string) => string {
  const declared: Declarations = new Map([
    ...declarationsOf(palette, ':root'),
    ...declarationsOf(semantic, ':root'),
    ...(theme.startsWith('contrast') ? contrastRules.chosen : []),
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

/** WCAG 2 contrast of two colours written `#rrggbb`, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Share of each channel in how bright a colour looks: red, green, blue. */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

function luminance(hex: string): number {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (channels.length !== WEIGHTS.length) throw new Error(`${hex} is not a plain colour`);
  return WEIGHTS.reduce((sum, weight, index) => {
    const share = Number.parseInt(channels[index] ?? '', 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}
