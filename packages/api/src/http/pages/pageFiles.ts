import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * What leads a browser early to the style sheets and scripts of some sources of the app, without those that the index
 * document names already. Read from the manifest of the build; nothing without one.
 */
export function pageFiles(root: string, indexHtml: string): (sources: readonly string[]) => string {
  const path = join(root, '.vite/manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  return (sources) => {
    const chunks = withImports(
      manifest,
      sources.map((source) => keyOf(manifest, source)),
    );
    const isNew = (file: string) => !indexHtml.includes(`/${file}"`);
    const sheets = new Set(chunks.flatMap(({ css = [] }) => css).filter(isNew));
    const scripts = new Set(chunks.map(({ file }) => file).filter(isNew));
    return [
      ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...[...scripts].map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
      ),
    ].join('');
  };
}

/** A source of its own, a route, whose part that draws has a query, or a group of several by its name. */
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
