import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyHash } from '../indexPage.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** The group of scripts with the auth screen. */
export const AUTH_SCREEN = 'visitor';

/** What a page needs besides what the index document has. */
export interface PageFiles {
  /** For the head: the style sheets themselves, and links that lead a browser early to the scripts. */
  html: string;
  /** Of the style sheets, for the policy; none where there are none. */
  styleHash: string | undefined;
}

/** Of parts that are rendered with the page and whose scripts come later, the page has the style sheets alone. */
export type FilesOf = (sources: readonly string[], parts?: readonly string[]) => PageFiles;

/**
 * Finds what some sources of the app need, by the manifest of the build; nothing without one. Each combination is read
 * once: there are about as many as pages.
 */
export function pageFiles(root: string, indexHtml: string): FilesOf {
  const path = join(root, '.vite/manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const isNew = (file: string) => !indexHtml.includes(`/${file}"`);
  const found = new Map<string, PageFiles>();
  const chunksOf = (sources: readonly string[]) =>
    withImports(
      manifest,
      sources.map((source) => keyOf(manifest, source)),
    );
  return (sources, parts = []) => {
    const asked = `${sources.join()} ${parts.join()}`;
    const known = found.get(asked);
    if (known) return known;
    const shown = chunksOf([...sources, ...parts]);
    const sheets = [...new Set(shown.flatMap(({ css = [] }) => css).filter(isNew))];
    const scripts = [
      ...new Set(
        chunksOf(sources)
          .map(({ file }) => file)
          .filter(isNew),
      ),
    ];
    const style = sheets.map((file) => readFileSync(join(root, file), 'utf8')).join('');
    const files = {
      html: styleBlock(style, sheets) + scripts.map(scriptLink).join(''),
      styleHash: style === '' ? undefined : policyHash(style),
    };
    found.set(asked, files);
    return files;
  };
}

/** Style sheets in the page itself: nothing has to be waited for. Scripts see by the disabled links that they are there. */
const styleBlock = (style: string, sheets: readonly string[]): string =>
  style === ''
    ? ''
    : `<style>${style}</style>${sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('')}`;

const scriptLink = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** A source of its own, a route, whose part that renders has a query, or a group of several by its name. */
const keyOf = (manifest: Manifest, source: string): string =>
  Object.entries(manifest).find(
    ([key, { name }]) => key === source || key.startsWith(`${source}?`) || name === source,
  )?.[0] ?? source;

/** What is imported comes before what imports it: the order in which style sheets have to stand. */
function withImports(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return;
    chunk.imports?.forEach(visit);
    found.add(chunk);
  };
  keys.forEach(visit);
  return [...found];
}
