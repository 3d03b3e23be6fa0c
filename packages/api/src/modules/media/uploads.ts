import { createHash, randomBytes } from 'node:crypto';
import { refused, UPLOAD_LIFE_MS, UPLOAD_RULES, uploadUrl } from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { WritingDeps } from '../context.ts';
import { originalKey } from '../../storage/mediaKeys.ts';
import { MediaModel } from './model.ts';

/** As the sessions' tokens: who reads the database cannot send anything with it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What is stored of an upload's address. */
export const uploadColumns = (token: string, expiresAt: string) => ({
  uploadTokenHash: hashOf(token),
  uploadExpiresAt: expiresAt,
});

/** Makes the row of a file that is to come, and the address where it goes. */
export async function startUpload(
  trx: Knex.Transaction,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<{ uploadURL: string }> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFE_MS).toISOString();
  await MediaModel.query(trx).insert({
    id,
    ownerId,
    state: 'waiting',
    createdAt: now.toISOString(),
    ...uploadColumns(token, expiresAt),
  });
  return { uploadURL: uploadUrl(id, token) };
}

interface Address {
  id: string;
  ownerId: string;
  token: string;
}

/** Keeps a file that comes to its address. One that came before goes, unless it was made ready meanwhile. */
export async function receiveUpload(
  { db, write, storage, clock, ids }: WritingDeps,
  address: Address,
  { bytes }: Upload,
): Promise<void> {
  const { id } = address;
  requireOpen(await uploadAt(db, address), clock.now());
  const arrival = ids.next();
  const key = originalKey(id, arrival);
  const { size } = await storage.put(key, notEmpty(bytes), UPLOAD_RULES);
  try {
    const before = await write(async (trx) => {
      const { arrival: known } = requireOpen(await uploadAt(trx, address).forUpdate());
      await MediaModel.query(trx).findById(id).patch({ arrival, byteSize: size });
      return known;
    });
    if (before) await storage.remove(originalKey(id, before));
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

const uploadAt = (db: Knex, { id, ownerId, token }: Address) =>
  MediaModel.query(db).findOne({ id, ownerId, uploadTokenHash: hashOf(token) });

/** Throws 404 unless the address is this member's, and 403 when it is too late. A file that has begun may end later. */
function requireOpen(row: MediaModel | undefined, now?: Date): MediaModel {
  if (!row) throw refused('uploadNotFound');
  const isLate = now !== undefined && (row.uploadExpiresAt ?? '') <= now.toISOString();
  if (isLate || row.state !== 'waiting') throw refused('uploadExpired');
  return row;
}

async function* notEmpty(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isEmpty = true;
  for await (const chunk of bytes) {
    if (chunk.byteLength > 0) isEmpty = false;
    yield chunk;
  }
  if (isEmpty) throw refused('fileEmpty');
}
