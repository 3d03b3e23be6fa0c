import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../db/failures.ts';
import { arrivingFolder, makeFolder, receive } from './diskFiles.ts';
import type { Multipart, Part, PartedUpload } from './storage.ts';

const PARTS = '.parts';

/** Parts on the disk: a folder for each upload, whose name binds its id to its key, and a file for each part. */
export function diskParts(folder: string, pathOf: (key: string) => string): Multipart {
  const folderOf = ({ key, uploadId }: PartedUpload): string =>
    join(folder, PARTS, createHash('sha256').update(`${uploadId} ${key}`).digest('hex'));
  return {
    async create(key) {
      const uploadId = randomUUID();
      pathOf(key);
      await makeFolder(folderOf({ key, uploadId }));
      return uploadId;
    },
    parts: (upload) => partsIn(folderOf(upload)),
    async complete(upload, parts) {
      const place = folderOf(upload);
      const here = (await partsIn(place)) ?? [];
      const wanted = parts.toSorted((a, b) => a.number - b.number);
      if (wanted.length === 0 || !wanted.every((part) => here.some((one) => isSame(one, part)))) return false;
      const path = pathOf(upload.key);
      await makeFolder(dirname(path));
      await receive(folder, joined(place, wanted), Infinity, (file) => file.moveTo(path));
      await rm(place, { recursive: true, force: true });
      return true;
    },
    abort: (upload) => rm(folderOf(upload), { recursive: true, force: true }),
    sweep: async (until) =>
      (await sweepFolder(join(folder, PARTS), until)) + (await sweepFolder(arrivingFolder(folder), until)),
    way: {
      kind: 'throughUs',
      async putPart(upload, number, bytes, { maxBytes }) {
        const place = folderOf(upload);
        const before = await partsIn(place);
        if (!before) return undefined;
        const hash = createHash('sha256');
        return receive(folder, hashed(bytes, hash), maxBytes, async ({ size, moveTo }) => {
          const part = { number, size, etag: hash.digest('hex') };
          if (!(await isThere(moveTo(join(place, fileOf(part)))))) return undefined;
          const others = before.filter((one) => one.number === number && one.etag !== part.etag);
          for (const other of others) await rm(join(place, fileOf(other)), { force: true });
          return part;
        });
      },
    },
  };
}

/** False where the upload was given up in between. */
const isThere = (work: Promise<void>): Promise<boolean> =>
  work.then(() => true).catch((error: unknown) => nothingIfGone(error) ?? false);

const isSame = (a: Pick<Part, 'number' | 'etag'>, b: Pick<Part, 'number' | 'etag'>): boolean =>
  a.number === b.number && a.etag === b.etag;

const fileOf = ({ number, etag }: Pick<Part, 'number' | 'etag'>): string => `${number}-${etag}`;

async function partsIn(place: string): Promise<Part[] | undefined> {
  const names = await readdir(place).catch(nothingIfGone);
  if (!names) return undefined;
  const parts: Part[] = [];
  for (const name of names) {
    const found = await stat(join(place, name)).catch(nothingIfGone);
    const [number, etag = ''] = name.split('-');
    if (found) parts.push({ number: Number(number), size: found.size, etag });
  }
  return parts.toSorted((a, b) => a.number - b.number);
}

async function* joined(place: string, parts: readonly Pick<Part, 'number' | 'etag'>[]) {
  for (const part of parts) yield* createReadStream(join(place, fileOf(part))) as AsyncIterable<Uint8Array>;
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: { update(chunk: Uint8Array): unknown }) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Removes what is in a folder and has not changed since `until`. */
async function sweepFolder(folder: string, until: Date): Promise<number> {
  let count = 0;
  for (const name of (await readdir(folder).catch(nothingIfGone)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(nothingIfGone);
    if (!found || found.mtime >= until) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

function nothingIfGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
