import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { loadInVite } from './loadInVite.ts';

type Glyph = ComponentType;
type Glyphs = Readonly<Record<string, Glyph>>;

const HOME_ICON = 'icon-of-home:';
const PLACE = '<!--icons-->';

/** Of the icons that come with what shows them, those of Home: every member's first page. */
const LATER_ON_HOME = [
  'AchievementGlyph',
  'CommentGlyph',
  'EveryoneGlyph',
  'FeelingGlyph',
  'GratefulGlyph',
  'HelpingGlyph',
  'MoreGlyph',
  'QuoteGlyph',
  'ReportGlyph',
];

/** The lines of a picture, without the `svg` around them. */
const linesOf = (glyph: Glyph): string =>
  renderToStaticMarkup(createElement(glyph))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');

/** The name of the symbol for each icon: two icons that share their lines share it. */
function symbolNames(glyphs: Glyphs): Record<string, string> {
  const first = new Map<Glyph, string>();
  for (const [name, glyph] of Object.entries(glyphs)) if (!first.has(glyph)) first.set(glyph, name);
  return Object.fromEntries(Object.entries(glyphs).map(([name, glyph]) => [name, first.get(glyph) ?? name]));
}

/** One symbol for each picture, for the first HTML. */
export function spriteOf(glyphs: Glyphs): string {
  const names = symbolNames(glyphs);
  const symbols = Object.entries(glyphs)
    .filter(([name]) => names[name] === name)
    .map(([name, glyph]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${linesOf(glyph)}</symbol>`);
  return `<div hidden><svg>${symbols.join('')}</svg></div>`;
}

/** In place of the kit's module of icons by name: each shows a symbol of the page. */
export function scriptOf(glyphs: Glyphs): string {
  const names = symbolNames(glyphs);
  const own = Object.keys(names).filter((name) => names[name] === name);
  const others = Object.entries(names).filter(([name, symbol]) => name !== symbol);
  return `
import { createElement } from 'react';
const attributes = { width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export const shows = (name) => (props) => createElement('svg', { ...attributes, ...props }, createElement('use', { href: '#icon-' + name }));
export const named = (pictures) => pictures;
export const glyphs = Object.fromEntries('${own.join(' ')}'.split(' ').map((name) => [name, shows(name)]));
${others.map(([name, symbol]) => `glyphs.${name} = glyphs.${symbol};`).join('\n')}
`;
}

/**
 * The kit's list of later icons, with Home's from modules of their own in place of the library's: of one module for all
 * of them, every page would get what Home has.
 */
export const withHomeIcons = (list: string): string =>
  list.replaceAll(
    /(export \{ default as (\w+) \} from )['"][^'"]+['"]/g,
    (line, start: string, name: string) =>
      LATER_ON_HOME.includes(name) ? `${start}'${HOME_ICON}${name}'` : line,
  );

async function loadGlyphs(folder: string) {
  const { glyphs } = await loadInVite<{ glyphs: Glyphs }>(folder, `${folder}/glyphs.ts`);
  const later = await loadInVite<Glyphs>(folder, `${folder}/laterGlyphs.ts`);
  const onHome = Object.entries(later).filter(([name]) => LATER_ON_HOME.includes(name));
  if (onHome.length < LATER_ON_HOME.length) throw new Error('an icon of Home has another name now');
  return { glyphs, all: { ...glyphs, ...Object.fromEntries(onHome) } };
}

/**
 * Takes the lines of the icons of every page, and of Home, out of the script and puts them into the first HTML once, as
 * symbols: 3 KB less script, and a server-rendered page says “this symbol” for each of its hundred icons. They stand in the page, not
 * in a file of their own, so that no icon comes late. Scripts and the pages that the server renders have to be built with it.
 */
export function iconSprite(): Plugin {
  let folder = '';
  let loading: ReturnType<typeof loadGlyphs>;
  return {
    name: 'friendbase:icon-sprite',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      folder = path.join(root, '../ui-kit/src/components/Icon');
      loading = loadGlyphs(folder);
    },
    resolveId: { filter: { id: new RegExp(`^${HOME_ICON}`) }, handler: (id) => id },
    load: {
      filter: { id: new RegExp(`^${HOME_ICON}`) },
      handler: (id) => `
import { shows } from '${folder}/glyphs.ts';
export default /* @__PURE__ */ shows('${id.slice(HOME_ICON.length)}');
`,
    },
    transform: {
      filter: { id: /\/ui-kit\/src\/components\/Icon\/(glyphs|laterGlyphs)\.ts$/ },
      handler: async (list, id) => ({
        code: id.endsWith('/glyphs.ts') ? scriptOf((await loading).glyphs) : withHomeIcons(list),
        map: null,
      }),
    },
    async transformIndexHtml(html) {
      const sprite = spriteOf((await loading).all);
      return html.replace(PLACE, () => sprite);
    },
  };
}
