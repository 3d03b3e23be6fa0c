import path from 'node:path';
import { readFileSync } from 'node:fs';
import { REFERENCE } from '@friendbase/ui-kit/words';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { FIRST_LOOK } from '../src/comfort/firstLook.ts';
import { offlinePage as words } from '../src/words/en/offlinePage.ts';
import { loadInVite } from './loadInVite.ts';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * Writes `offline.html`: what the worker shows where a page is not on the device. One file with its words, looks and style sheet
 * in it, after `pageInOne`, whose style sheet it has too.
 */
export function offlinePage(): Plugin {
  let root = '';
  let style: string | undefined;
  return {
    name: 'friendbase:offline-page',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        style = STYLE.exec(html)?.[1];
        if (style === undefined) throw new Error('index.html has no style sheet in it');
      },
    },
    generateBundle: {
      order: 'post',
      async handler() {
        if (style === undefined) return;
        const source = documentOf(style + linkStyle(root), await renderScreen(root));
        this.emitFile({ type: 'asset', fileName: 'offline.html', source });
      },
    },
  };
}

/** What first pages have no use for. Without a script the browser itself says what has the focus. */
const linkStyle = (root: string): string =>
  readFileSync(path.join(root, '../ui-kit/src/components/Link/Link.css'), 'utf8')
    .replace(/@import [^;]+;/, '')
    .replaceAll('[data-focus-visible]', ':focus-visible');

const documentOf = (style: string, screen: string): string =>
  `<!doctype html><html lang="${REFERENCE.locale}" dir="${REFERENCE.direction}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  '<link rel="icon" href="/mark.svg" type="image/svg+xml">' +
  `<title>${words.messages.title}</title><script>${FIRST_LOOK}</script><style>${style}</style></head>` +
  `<body><div id="root">${screen}</div></body></html>`;

async function renderScreen(root: string): Promise<string> {
  const { OfflineScreen } = await loadInVite<{ OfflineScreen: ComponentType }>(
    root,
    '/src/offline/OfflineScreen.tsx',
  );
  return renderToStaticMarkup(createElement(OfflineScreen));
}
