import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import type { Entry } from 'yauzl';
import * as z from 'zod/mini';
import { STORAGE_KEY } from '../../src/storage/storage.ts';
import { StartError } from '../../src/startError.ts';

/** The copy of the database, as it is named in a backup. */
export const DATABASE_NAME = 'friendbase.sqlite';

/** Uploads stand under this name, by their keys. */
export const UPLOADS_NAME = 'uploads/';

/** Lists what belongs to a backup; it is written last. */
export const MANIFEST_NAME = 'manifest.json';

const ListedFile = z.object({
  name: z.string().check(z.regex(STORAGE_KEY)),
  byteSize: z.int().check(z.nonnegative()),
  /** In hexadecimal digits. */
  sha256: z.string(),
});
export type ListedFile = z.infer<typeof ListedFile>;

/** What stands in a backup, a ZIP; other files in it are of what was deleted while it was made. */
const Manifest = z.object({
  format: z.literal('FriendBase backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.array(ListedFile),
  /** Keys of uploads that the database names, and that were lost before. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Passes bytes on, and tells at their end how many there were and their digest. */
export async function* digested(
  bytes: AsyncIterable<Uint8Array>,
  onEnd: (found: Omit<ListedFile, 'name'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let byteSize = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    byteSize += chunk.byteLength;
    yield chunk;
  }
  onEnd({ byteSize, sha256: hash.digest('hex') });
}

/** A backup that is open for reading. */
export interface Archive extends Disposable {
  manifest: Manifest;
  /** The bytes of a file. Throws `StartError` at the latest at their end where they are not what was written. */
  read: (listed: ListedFile) => AsyncIterable<Uint8Array>;
}

/** Opens a backup. Throws `StartError` for what is none, and for one that was cut off or changed. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new StartError(`${file} cannot be read as a backup: ${error.message}`);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const bytesOf = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new StartError(`${file} is not a whole backup: ${name} is missing.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = parseManifest(file, await text(await bytesOf(MANIFEST_NAME)));
    return {
      manifest,
      async *read({ name, ...expected }) {
        const damaged = new StartError(`${file} is damaged: ${name} is not what was written.`);
        try {
          yield* digested(await bytesOf(name), ({ byteSize, sha256 }) => {
            if (byteSize !== expected.byteSize || sha256 !== expected.sha256) throw damaged;
          });
        } catch (error) {
          // What the library says of a damaged entry is no help to whoever needs their data back.
          throw error instanceof StartError ? error : damaged;
        }
      },
      [Symbol.dispose]: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function parseManifest(file: string, json: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(json));
  } catch {
    throw new StartError(`${file} is not a backup that this version of FriendBase can read.`);
  }
}

/** Reads a whole backup. Throws `StartError` where anything in it is missing or damaged. */
export async function verifyArchive(file: string): Promise<Manifest> {
  using archive = await openArchive(file);
  for (const listed of archive.manifest.files) {
    await Readable.from(archive.read(listed)).forEach(() => undefined);
  }
  return archive.manifest;
}
