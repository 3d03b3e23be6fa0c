import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { demo as words } from '../src/words/en/demo.ts';
import { loadInVite } from './loadInVite.ts';
import { sheetOf, staticPage } from './staticPage.ts';

const SHEET_LINK = /<link rel="stylesheet"[^>]*>/g;

/** Writes `scenarios.html` beside the demo: all its scenarios, with what each shows, and a link to each. */
export function scenariosPage(): Plugin {
  let root = '';
  let links = '';
  return {
    name: 'friendbase:scenarios-page',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        links = [...html.matchAll(SHEET_LINK)].join('');
        if (links === '') throw new Error('index.html has no style sheet');
      },
    },
    generateBundle: {
      order: 'post',
      async handler() {
        if (links === '') return;
        const { ScenariosScreen } = await loadInVite<{ ScenariosScreen: ComponentType }>(
          root,
          '/src/demo/ScenariosScreen.tsx',
        );
        const source = staticPage({
          title: words.messages.scenarios,
          sheets: `${links}<style>${sheetOf(root, 'Link')}${sheetOf(root, 'BulletList')}</style>`,
          screen: renderToStaticMarkup(createElement(ScenariosScreen)),
        });
        this.emitFile({ type: 'asset', fileName: 'scenarios.html', source });
      },
    },
  };
}
