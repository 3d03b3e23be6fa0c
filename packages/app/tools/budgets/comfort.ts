import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { FIRST_LOOK } from '../../src/comfort/firstLook.ts';
import { limits, type Measure } from './measure.ts';

const app = path.join(import.meta.dirname, '../../src');
const kit = path.join(import.meta.dirname, '../../../ui-kit/src');

/** What every visit loads for the comfort settings, also of a member who has set nothing. */
const PARTS = [
  `${kit}/preferences/preferences.ts`,
  `${kit}/preferences/readPreferences.ts`,
  `${kit}/preferences/attributes.ts`,
  `${kit}/preferences/PreferencesProvider.tsx`,
  `${kit}/stores/store.ts`,
  `${app}/comfort/openComfort.ts`,
  `${app}/comfort/ComfortProvider.tsx`,
  `${app}/comfort/useComfortScreen.tsx`,
];
const ENTRY = 'comfort-settings';

/** Whether a module is one of the settings' own; the dialog is loaded on demand, and the rest was there before. */
const isOwn = (id: string) =>
  id === ENTRY || PARTS.includes(id) || /\/comfort\/(comfort|comfortSets|firstLook|look)\.ts$/.test(id);

/** Weighs the script of the settings by itself, the one in the first HTML, and their style sheet. */
export async function measureComfort(): Promise<Measure> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        resolveId: (id, importer) => {
          if (id === ENTRY) return id;
          const file = id.startsWith('.') && importer ? path.resolve(path.dirname(importer), id) : id;
          return isOwn(file) ? file : { id, external: true };
        },
        load: (id) => (id === ENTRY ? PARTS.map((part) => `export * from '${part}';`).join('\n') : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const sheet = readFileSync(`${kit}/tokens/comfort.css`, 'utf8').replaceAll(/\/\*.*?\*\/|\s+/gs, ' ');
  // In the page's one file there are neither: modules stand beside each other.
  const script = output[0].code.replaceAll(
    /^import\{.*?\}from"[^"]+";|(?<=;)import\{[^}]*\}from"[^"]+";|export\{[^}]*\};?\s*$/g,
    '',
  );
  const texts = [script, FIRST_LOOK, sheet];
  return {
    what: 'comfort settings in the first load',
    bytes: texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0),
    limit: limits.comfort,
  };
}
