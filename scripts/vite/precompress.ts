import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asText = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
/** The API puts its own words into the page at start and compresses it then. */
const filledLater = 'index.html';
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'friendbase:precompress',
    apply: 'build',
    // Last of all: other plugins still write files when the bundle closes.
    enforce: 'post',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(outDir),
    },
  };
}

/** Compresses each text file below `folder`, except the page the API fills. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => asText.test(name) && name !== filledLater && !name.startsWith('.'));
  await Promise.all(texts.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
