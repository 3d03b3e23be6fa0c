import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REFERENCE } from '@friendbase/ui-kit/words';
import { APPLY_APPEARANCE } from '../src/comfort/appearanceScripts.ts';

interface StaticPage {
  title: string;
  /** The elements that bring its style sheets. */
  sheets: string;
  /** The markup of what it shows. */
  screen: string;
}

/** A page without a script of the app, as the member likes it. */
export const staticPage = ({ title, sheets, screen }: StaticPage): string =>
  `<!doctype html><html lang="${REFERENCE.locale}" dir="${REFERENCE.direction}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  '<link rel="icon" href="/mark.svg" type="image/svg+xml">' +
  `<title>${title}</title><script>${APPLY_APPEARANCE}</script>${sheets}</head>` +
  `<body><div id="root">${screen}</div></body></html>`;

/** The style sheet of a component that first pages have no use for. Without a script the browser itself says what has the focus. */
export const sheetOf = (root: string, component: string): string =>
  readFileSync(path.join(root, `../ui-kit/src/components/${component}/${component}.css`), 'utf8')
    .replace(/@import [^;]+;/, '')
    .replaceAll('[data-focus-visible]', ':focus-visible');
