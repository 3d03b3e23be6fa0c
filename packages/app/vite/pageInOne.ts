import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\n?\s*/g;
const SCRIPT =
  /<script type="module" crossorigin src="[^"]+"><\/script>\n?\s*|<link rel="modulepreload" [^>]+>\n?\s*/g;
const low = (tags: string) => tags.replaceAll(' crossorigin ', ' crossorigin fetchpriority="low" ');

/**
 * Makes the first HTML one file to wait for before there is a picture: its style sheets stand in it. Before
 * them come its scripts, with low priority: a browser asks for them with the first packet, while the words are on their way.
 * A disabled link loads nothing; by it, scripts see that a sheet is there.
 */
export function pageInOne(): Plugin {
  return {
    name: 'friendbase:page-in-one',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheets = [...html.matchAll(SHEET)].map(([, file = '']) => file);
        const scripts = [...html.matchAll(SCRIPT)].map(([tag]) => low(tag));
        const style = sheets.map((file) => sourceOf(bundle[file])).join('');
        const links = sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
        return html
          .replaceAll(SHEET, '')
          .replaceAll(SCRIPT, '')
          .replace('<!--page-style-->', () => `<style>${style}</style>${links.join('')}`)
          .replace('<!--page-scripts-->', () => scripts.join(''));
      },
    },
  };
}

function sourceOf(file: { type: string; source?: string | Uint8Array } | undefined): string {
  if (file?.type !== 'asset' || file.source === undefined) throw new Error('a style sheet is missing');
  return String(file.source);
}
