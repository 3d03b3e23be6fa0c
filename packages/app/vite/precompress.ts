import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asText = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface PrecompressOptions {
  /** Files that the server changes before it sends them. */
  leaveOut: readonly string[];
}

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress({ leaveOut }: PrecompressOptions): Plugin {
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
      handler: () => compressFolder(outDir, leaveOut),
    },
  };
}

/** Compresses each text file below `folder`. */
export async function compressFolder(folder: string, leaveOut: readonly string[]): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter(
    (name) => asText.test(name) && !leaveOut.includes(name) && !name.startsWith('.'),
  );
  await Promise.all(texts.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
