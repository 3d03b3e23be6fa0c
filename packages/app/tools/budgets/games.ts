import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { limits, type Measure } from './measure.ts';

const root = path.join(import.meta.dirname, '../../../games');

/** What every page has anyway. */
const IS_OF_OTHERS =
  /^(react|react-dom|react-aria|react-aria-components|xstate|@xstate\/react|@friendbase\/ui-kit)(\/|$)/;

/** Weighs all games, stories and guides together, with their words and without what is not theirs. */
export async function measureGames(): Promise<Measure> {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  // Tests alone load what is in `testing`.
  const entries = Object.values(exports).filter((file) => !/\/(words|testing)\//.test(file));
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input: entries.map((file) => path.join(root, file)),
        external: (id) => IS_OF_OTHERS.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const texts = output.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return {
    what: 'all games, stories and guides',
    bytes: texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0),
    limit: limits.games,
  };
}
