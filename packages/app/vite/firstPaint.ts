import path from 'node:path';
import { REFERENCE } from '@friendbase/ui-kit/words';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin, type Rolldown } from 'vite';
import { APPLY_APPEARANCE, OTHER_SETTINGS } from '../src/comfort/appearanceScripts.ts';
import {
  LOOK_AT_PLACE,
  LOOK_FOR_PASSKEYS,
  READ_LOCALES,
  SHOW_FRAME,
  WATCH_SCRIPTS,
} from '../src/lib/hydration/inlineScripts.ts';
import { firstHtml } from '../src/words/en/firstHtml.ts';
import { loadInVite } from './loadInVite.ts';

interface FirstPaintOptions {
  /** Whether the page itself says that the demo account exists. The product's server says so at its start. */
  isDemoOffered: boolean;
}

/** What stands in double braces in `index.html`. */
const WORDS: Readonly<Record<string, string>> = {
  ...firstHtml.messages,
  lang: REFERENCE.locale,
  dir: REFERENCE.direction,
};

/**
 * Puts words, the loading frame's markup and the scripts of the member's appearance into `index.html`, so that the
 * first HTML paints as the member likes it, before any script of the app runs.
 */
export function firstPaint({ isDemoOffered }: FirstPaintOptions): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'friendbase:first-paint',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async transformIndexHtml(html) {
      const earlyEvents = await scriptOf(path.join(root, 'src/firstEvents.ts'));
      const worded = html
        .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => wordsFor(name))
        .replace('<!--early-events-->', () => `<script>${earlyEvents}</script>`)
        .replace(
          '<!--appearance-->',
          () =>
            `<script>${APPLY_APPEARANCE}${OTHER_SETTINGS}${LOOK_AT_PLACE}${LOOK_FOR_PASSKEYS}${READ_LOCALES}${WATCH_SCRIPTS}</script>`,
        )
        .replace('<!--show-frame-->', () => `<script>${SHOW_FRAME}</script>`);
      const offered = isDemoOffered
        ? worded.replace('<!--demo-account-->', '<meta name="demo-account" content="demo" />')
        : worded;
      // With hot reload nobody waits for a first paint.
      return isBuild ? offered.replace('<!--first-paint-->', await renderLoadingShell(root)) : offered;
    },
  };
}

function wordsFor(name: string): string {
  const words = WORDS[name];
  if (words === undefined) throw new Error(`index.html names words that do not exist: ${name}`);
  return words;
}

/** One small script of a module and what it imports, to stand in the page itself. */
async function scriptOf(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code.trim();
}

/** Runs the component itself: what is painted first and what React renders next cannot drift apart. */
async function renderLoadingShell(root: string): Promise<string> {
  const { LoadingShell } = await loadInVite<{ LoadingShell: ComponentType }>(
    root,
    '/src/session/LoadingShell.tsx',
  );
  return renderToStaticMarkup(createElement(LoadingShell));
}
