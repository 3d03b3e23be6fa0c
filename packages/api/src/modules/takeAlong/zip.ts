import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a ZIP. */
export interface ZipEntry {
  name: string;
  bytes: AsyncIterable<string | Uint8Array>;
  /** Pictures and videos do not get smaller. */
  isStored?: boolean;
}

/**
 * A ZIP of these, one after the other: nothing of the next one is read before the last one is written, so that memory stays flat
 * and one file is open. Whatever an entry throws is thrown on; whoever stops reading stops it.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, mtime: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // As it is, whatever its type says.
  const out = zip.outputStream as PassThrough;
  const over = new AbortController();
  async function add({ name, bytes, isStored = false }: ZipEntry): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => reject(new Error('Nobody reads the file anymore.'));
    over.signal.addEventListener('abort', stop);
    zip.addReadStreamLazy(name, { mtime, compress: !isStored }, (give) => {
      const stream = Readable.from(bytes, { objectMode: false });
      stream.once('end', resolve).once('error', reject);
      give(null, stream);
    });
    await promise.finally(() => over.signal.removeEventListener('abort', stop));
  }
  const addAll = async (): Promise<void> => {
    for await (const entry of entries) await add(entry);
    zip.end();
  };
  // The library says it a second time of an entry that fails.
  zip.on('error', (error: Error) => out.destroy(error));
  addAll().catch((error: Error) => out.destroy(error));
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    over.abort();
    out.destroy();
  }
}
