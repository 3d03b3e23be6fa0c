import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/** What the Content-Security-Policy calls a script or a style sheet that stands in the page itself. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const DEMO_MARK = '<!--demo-account-->';
const DEMO_META = '<meta name="demo-account" content="demo">';
const FILES_MARK = '<!--page-files-->';
const DATA_MARK = '<!--page-data-->';
const HTML = /<html\b[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
/** The page's root with the loading frame in it. */
const ROOT = /<div id="root"><!--page-->(.*)<!--\/page--><\/div>/s;
const FRAME_MARK = '<!--page-frame-->';

/** The app's own scripts, and what fetches them early. */
const APP_SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

interface Rendered {
  title: string;
  /** Of `<html>`. */
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/** What the server puts into the index document for one page. */
export interface PageParts {
  /** Left out while the page is not rendered: the loading frame stays. */
  rendered?: Rendered | undefined;
  /** JSON. */
  data: string;
  /** Links to what the page needs. */
  files: string;
}

export interface IndexPage {
  /** The document without anything of a page: the browser finds out everything itself. */
  html: string;
  /** The document of one page. */
  compose: (parts: PageParts) => string;
  /** The document of a page that stays as it is rendered: without the app's scripts, so that it needs none and nobody. */
  composeStill: (rendered: Rendered, style: string) => string;
  /** What the Content-Security-Policy allows to run besides files of this origin, each as it stands there. */
  scriptHashes: string[];
  /** The same for what it may look like. */
  styleHashes: string[];
}

/**
 * The first HTML of the built app, with or without the word that the demo account is here. Throws when `root` has no
 * `index.html`.
 */
export function readIndexPage(root: string, isDemoOffered: boolean): IndexPage {
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const html = template.replaceAll(DEMO_MARK, isDemoOffered ? DEMO_META : '');
  const hashesOf = (block: RegExp) => [...html.matchAll(block)].map(([, text = '']) => policyHash(text));
  return {
    html,
    scriptHashes: hashesOf(/<script>(.*?)<\/script>/gs),
    styleHashes: hashesOf(/<style>(.*?)<\/style>/gs),
    composeStill(rendered, style) {
      return html
        .replace(HTML, () => htmlTag(rendered.attributes))
        .replaceAll(APP_SCRIPTS, '')
        .replace(FILES_MARK, () => style)
        .replace(TITLE, () => `<title>${escaped(rendered.title)}</title>`)
        .replace(ROOT, () => `<div id="root">${rendered.html}</div>`);
    },
    // Replaced by functions: what members wrote may hold `$&`, which means something in a plain text.
    compose({ rendered, data, files }) {
      const started = html.replace(FILES_MARK, () => files).replace(DATA_MARK, () => dataBlock(data));
      if (!rendered) return started;
      return started
        .replace(HTML, () => htmlTag(rendered.attributes))
        .replace(FRAME_MARK, frameBlock(ROOT.exec(html)?.[1] ?? ''))
        .replace(TITLE, () => `<title>${escaped(rendered.title)}</title>`)
        .replace(ROOT, () => `<div id="root" data-server-rendered>${rendered.html}</div>`);
    },
  };
}

/** Nothing in it can end the block: of a script element browsers read `</script` and `<!--` only. It is never run. */
const dataBlock = (json: string): string =>
  `<script type="application/json" id="page-data">${json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}</script>`;

/** The loading frame, for a device that renders the page itself. */
const frameBlock = (frame: string): string =>
  `<template id="page-frame"><div id="shown-frame">${frame}</div></template>`;

const htmlTag = (attributes: Rendered['attributes']): string => {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  return `<html${texts.join('')}>`;
};

const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;');

/** Text as it stands in HTML, not in an attribute. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
