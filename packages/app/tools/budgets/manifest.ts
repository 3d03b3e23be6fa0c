import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of a build, as Vite's `manifest.json` describes it. */
export interface Chunk {
  file: string;
  /** Of a group of the build (`vite/chunkGroups.ts`), else of its source. */
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Chunks by their key, which is the path of their source or a made-up name. */
export type Manifest = Record<string, Chunk>;

/** @throws when the app is not built, or was built without `build.manifest` */
export function readManifest(dist: string): Manifest {
  const file = path.join(dist, '.vite', 'manifest.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The chunks of `keys` with everything they import statically, which the browser loads along with them. */
export function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}
