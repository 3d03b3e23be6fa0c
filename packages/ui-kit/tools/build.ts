import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kit = path.join(import.meta.dirname, '..');
const root = path.join(kit, '../..');

interface Manifest {
  name: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Builds the package as another app installs it: one JavaScript module and its types for each module of the sources,
 * the sheets beside them, and a manifest that leads to these. Modules stay apart, so that an app bundles what it
 * imports, each with its sheet.
 *
 * @param out the folder of the package; what was in it is gone
 * @throws with the compiler's words when it finds a mistake
 */
export function buildPackage(out: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  compile(out);
  for (const sheet of globSync('**/*.css', { cwd: path.join(kit, 'src') })) {
    cpSync(path.join(kit, 'src', sheet), path.join(out, sheet));
  }
  for (const file of ['README.md', 'licences'])
    cpSync(path.join(kit, file), path.join(out, file), { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
}

function compile(out: string): void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', path.join(kit, 'tsconfig.build.json'), '--outDir', out];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const types = path.join(out, file);
    writeFileSync(types, forConsumers(readFileSync(types, 'utf8')));
  }
}

/** The compiler rewrites `.ts` in the modules and not in their types. A sheet is no matter of types. */
const forConsumers = (types: string) =>
  types
    .replace(/((?:from |import\()['"]\.[^'"]+)\.tsx?(?=['"])/g, '$1.js')
    .replace(/^import '[^']+\.css';\n/gm, '');

/** Not for other apps: the demo's pictures of members, which read their sheets in a way that only Vite knows, and tests. */
const OWN_ENTRIES = new Set(['./people-files', './testing']);

/** The manifest of the workspace leads to the sources; that of the package to what was built of them. */
function publishedManifest() {
  const manifest = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as Manifest;
  return {
    ...manifest,
    // Left out of the JSON.
    private: undefined,
    devDependencies: undefined,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([name]) => !OWN_ENTRIES.has(name))
        .map(([name, file]) => [name, builtOf(file)]),
    ),
    // An app brings its own React; the workspace pins one exact version.
    peerDependencies: Object.fromEntries(
      Object.entries(manifest.peerDependencies).map(([name, version]) => [name, `^${version}`]),
    ),
  };
}

function builtOf(source: string) {
  const file = source.replace('./src/', './');
  if (file.endsWith('.css')) return file;
  const module = file.replace(/\.tsx?$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}
