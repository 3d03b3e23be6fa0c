import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { apiError, UPLOAD_RULES } from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { WritingDeps } from '../context.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { ArrivalModel, arrivalKey, reserve } from './arrivals.ts';
import type { Expected, Named } from './arrivals.ts';
import { MediaModel } from './model.ts';

interface Receiving {
  /** The row of the file, locked. Throws unless its bytes may come; asked before the first and after the last. */
  open: (trx: Knex.Transaction, moment: 'begin' | 'end') => Promise<MediaModel>;
  /** @default null */
  partNumber?: number | null;
}

/** What comes says this often that it still does. */
const ALIVE_EVERY_MS = 30_000;

/**
 * Takes in a file or a part of one. Room is made before the first byte, no more come than fit there, and what does not end
 * well leaves nothing. Answers the version of the bytes.
 */
export async function receiveArrival(
  deps: WritingDeps,
  { bytes, size }: Pick<Upload, 'bytes' | 'size'>,
  { open, partNumber = null }: Receiving,
): Promise<string> {
  const { write, storage, ids } = deps;
  const id = ids.next();
  const said = size === undefined ? undefined : Math.min(size, UPLOAD_RULES.maxBytes);
  const expected = await write(async (trx): Promise<Expected> => {
    const { id: mediaId, ownerId } = await open(trx, 'begin');
    return reserve(trx, deps, { id, mediaId, ownerId, partNumber }, said);
  });
  try {
    const etag = await store(deps, expected, bytes);
    const replaced = await write(async (trx) => {
      const row = await open(trx, 'end');
      return countInstead(trx, row, { ...expected, ...etag });
    });
    await removeArrived(storage, replaced);
    return etag.etag;
  } catch (error) {
    // What went wrong first is what is told. Of who may not write anymore the room is free soon.
    await storage.remove(arrivalKey(expected)).catch(() => undefined);
    await write((trx) => ArrivalModel.query(trx).deleteById(id)).catch(() => undefined);
    throw error;
  }
}

/** Stores the bytes, and answers how many came and their version. */
async function store(
  { write, storage, clock }: WritingDeps,
  expected: Expected,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Pick<ArrivalModel, 'byteSize' | 'etag'> & { etag: string }> {
  const hash = createHash('sha256');
  const note = () =>
    write((trx) =>
      ArrivalModel.query(trx).findById(expected.id).patch({ seenAt: clock.now().toISOString() }),
    );
  const whole = expected.partNumber === null ? notEmpty(bytes) : bytes;
  const { byteSize: maxBytes } = expected;
  const { size: byteSize } = await storage.put(arrivalKey(expected), noted(whole, hash, note), { maxBytes });
  return { byteSize, etag: hash.digest('hex') };
}

/** The same bytes, hashed, and noted again and again while they come. */
async function* noted(
  bytes: AsyncIterable<Uint8Array>,
  hash: Hash,
  note: () => Promise<unknown>,
): AsyncGenerator<Uint8Array> {
  let notedAt = performance.now();
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
    if (performance.now() - notedAt < ALIVE_EVERY_MS) continue;
    notedAt = performance.now();
    await note();
  }
}

async function* notEmpty(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isEmpty = true;
  for await (const chunk of bytes) {
    if (chunk.byteLength > 0) isEmpty = false;
    yield chunk;
  }
  if (isEmpty) throw apiError('fileEmpty');
}

/** Lets what has come count in place of what was there: the whole file, or the part of its number. Answers what that was. */
async function countInstead(
  trx: Knex.Transaction,
  row: MediaModel,
  { id, partNumber, byteSize, etag }: Expected & { etag: string },
): Promise<ArrivalModel[]> {
  // Its room was taken back: it said nothing for too long.
  if (!(await ArrivalModel.query(trx).findById(id).patch({ byteSize, etag })))
    throw apiError('uploadExpired');
  if (partNumber === null) await MediaModel.query(trx).findById(row.id).patch({ arrival: id, byteSize });
  return takeArrived(trx, (arrivals) => arrivals.where({ mediaId: row.id, partNumber }).whereNot({ id }));
}

/** Forgets arrivals that are here, and answers them: their files go once that holds. No row names them anymore. */
export async function takeArrived(
  trx: Knex.Transaction,
  which: (arrivals: ReturnType<typeof arrived>) => ReturnType<typeof arrived>,
): Promise<ArrivalModel[]> {
  const taken = await which(arrived(trx));
  await ArrivalModel.query(trx)
    .findByIds(taken.map(({ id }) => id))
    .delete();
  return taken;
}

const arrived = (db: Knex) => ArrivalModel.query(db).whereNotNull('etag');

export async function removeArrived(storage: FileStorage, arrivals: readonly Named[]): Promise<void> {
  for (const one of arrivals) await storage.remove(arrivalKey(one));
}
