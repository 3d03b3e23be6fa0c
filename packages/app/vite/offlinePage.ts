import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { offlinePage as words } from '../src/words/en/offlinePage.ts';
import { loadInVite } from './loadInVite.ts';
import { sheetOf, staticPage } from './staticPage.ts';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * Writes `offline.html`: what the worker shows where a page is not on the device. One file with its words, the script
 * that applies the appearance and its style sheet in it, after `pageInOne`, whose style sheet it has too.
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
        const sheets = `<style>${style}${sheetOf(root, 'Link')}</style>`;
        const source = staticPage({ title: words.messages.title, sheets, screen: await renderScreen(root) });
        this.emitFile({ type: 'asset', fileName: 'offline.html', source });
      },
    },
  };
}

async function renderScreen(root: string): Promise<string> {
  const { OfflineScreen } = await loadInVite<{ OfflineScreen: ComponentType }>(
    root,
    '/src/offline/OfflineScreen.tsx',
  );
  return renderToStaticMarkup(createElement(OfflineScreen));
}
