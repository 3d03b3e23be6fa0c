import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const packages = ['ui-kit', 'games', 'contract', 'mocks', 'app'];
const IMPORT = /^(?:import (?!type )|export |\} )[^']*?from '([^.'][^']*)'/gm;
/** Our own packages, and what only tests and Node use. */
const IS_NOT_BUNDLED = /^(@friendbase\/|node:|virtual:|vite|fast-check)/;

/**
 * Every library that our sources import, in Vite's notation “package > library”. Vite is told of all of
 * them before it starts: one that it met only during a test run would reload the page and fail the test.
 */
export function importedLibraries(): string[] {
  const found = packages
    .filter((name) => existsSync(resolve(root, 'node_modules/@friendbase', name)))
    .flatMap((name) =>
      globSync(`packages/${name}/{src,testing}/**/*.{ts,tsx}`, { cwd: root })
        .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
        .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(IMPORT)])
        .map(([, id]) => id)
        .filter((id) => id !== undefined && !IS_NOT_BUNDLED.test(id))
        .map((id) => `@friendbase/${name} > ${id}`),
    );
  return [...new Set(found)].toSorted();
}
