import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { loadInVite } from './loadInVite.ts';

type Glyphs = Readonly<Record<string, ComponentType>>;

const GLYPHS = '../ui-kit/src/components/Icon/glyphs.ts';
const PLACE = '<!--icons-->';

/** The lines of a picture, without the `svg` around them. */
const linesOf = (glyph: ComponentType): string =>
  renderToStaticMarkup(createElement(glyph))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');

/** The name of the symbol for each icon: two icons that share their lines share it. */
function symbolNames(glyphs: Glyphs): Record<string, string> {
  const first = new Map<ComponentType, string>();
  for (const [name, glyph] of Object.entries(glyphs)) if (!first.has(glyph)) first.set(glyph, name);
  return Object.fromEntries(Object.entries(glyphs).map(([name, glyph]) => [name, first.get(glyph) ?? name]));
}

/** One symbol for each picture, for the first HTML. */
export function spriteOf(glyphs: Glyphs): string {
  const symbols = [...new Set(Object.values(symbolNames(glyphs)))].map(
    (name) =>
      `<symbol id="icon-${name}" viewBox="0 0 24 24">${linesOf(glyphs[name] as ComponentType)}</symbol>`,
  );
  return `<div hidden><svg>${symbols.join('')}</svg></div>`;
}

/** In place of the kit's module: icons that show a symbol of the page. */
export function scriptOf(glyphs: Glyphs): string {
  const names = symbolNames(glyphs);
  const own = Object.keys(names).filter((name) => names[name] === name);
  const others = Object.entries(names).filter(([name, symbol]) => name !== symbol);
  return `
import { createElement } from 'react';
const look = { width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
const shows = (name) => (props) => createElement('svg', { ...look, ...props }, createElement('use', { href: '#icon-' + name }));
export const named = (pictures) => pictures;
export const glyphs = Object.fromEntries('${own.join(' ')}'.split(' ').map((name) => [name, shows(name)]));
${others.map(([name, symbol]) => `glyphs.${name} = glyphs.${symbol};`).join('\n')}
`;
}

/**
 * Takes the lines of the icons of every page out of the script and puts them into the first HTML once, as symbols: 3 KB less
 * script, and a written page says “this symbol” for each of its hundred icons. They stand in the page, not in a file of
 * their own, so that no icon comes late. Scripts and the pages that the server writes have to be built with it.
 */
export function iconSprite(): Plugin {
  let loading: Promise<Glyphs>;
  return {
    name: 'friendbase:icon-sprite',
    apply: 'build',
    configResolved({ root }) {
      loading = loadInVite<{ glyphs: Glyphs }>(root, `${root}/${GLYPHS}`).then(({ glyphs }) => glyphs);
    },
    transform: {
      filter: { id: /\/ui-kit\/src\/components\/Icon\/glyphs\.ts$/ },
      handler: async () => ({ code: scriptOf(await loading), map: null }),
    },
    async transformIndexHtml(html) {
      const sprite = spriteOf(await loading);
      return html.replace(PLACE, () => sprite);
    },
  };
}
