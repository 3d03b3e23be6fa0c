import { createHash, randomBytes } from 'node:crypto';
import { apiError, UPLOAD_LIFE_MS, uploadUrl } from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { WritingDeps } from '../context.ts';
import { MediaModel } from './model.ts';
import { receiveArrival } from './receive.ts';

/** As the sessions' tokens: who reads the database cannot send anything with it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What is stored of an upload's address. */
export const uploadColumns = (token: string, expiresAt: string) => ({
  uploadTokenHash: hashOf(token),
  uploadExpiresAt: expiresAt,
});

export const newUploadToken = (): string => randomBytes(24).toString('base64url');

interface NewUpload {
  id: string;
  ownerId: string;
  token: string;
  now: Date;
  lifeMs: number;
}

/** The row of a file that is to come. */
export const uploadRow = ({ id, ownerId, token, now, lifeMs }: NewUpload) => ({
  id,
  ownerId,
  state: 'waiting' as const,
  createdAt: now.toISOString(),
  ...uploadColumns(token, new Date(now.getTime() + lifeMs).toISOString()),
});

/** Makes the row of a file that is to come, and the address where it goes. */
export async function startUpload(
  trx: Knex.Transaction,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<{ uploadURL: string }> {
  const token = newUploadToken();
  await MediaModel.query(trx).insert(uploadRow({ id, ownerId, token, now, lifeMs: UPLOAD_LIFE_MS }));
  return { uploadURL: uploadUrl(id, token) };
}

/** An upload, as who sends it names it. */
export interface Address {
  id: string;
  ownerId: string;
  token: string;
}

/** Stores a file that comes to its address. One that came before goes, unless it was made ready meanwhile. */
export async function receiveUpload(deps: WritingDeps, address: Address, upload: Upload): Promise<void> {
  await receiveArrival(deps, upload, {
    open: (trx, moment) => lockOpen(trx, address, moment === 'begin' ? deps.clock.now() : undefined),
  });
}

const rowOf = (db: Knex, { id, ownerId, token }: Address) =>
  MediaModel.query(db).findOne({ id, ownerId, uploadTokenHash: hashOf(token) });

/** Throws 404 unless the address is this member's, and 403 when it is too late. A file that has begun may end later. */
export const lockOpen = async (trx: Knex.Transaction, address: Address, now?: Date): Promise<MediaModel> =>
  requireOpen(await rowOf(trx, address).forUpdate(), now);

/** The same, of who only reads. */
export const findOpen = async (db: Knex, address: Address, now?: Date): Promise<MediaModel> =>
  requireOpen(await rowOf(db, address), now);

function requireOpen(row: MediaModel | undefined, now: Date | undefined): MediaModel {
  if (!row) throw apiError('uploadNotFound');
  const isLate = now !== undefined && (row.uploadExpiresAt ?? '') <= now.toISOString();
  if (isLate || row.state !== 'waiting') throw apiError('uploadExpired');
  return row;
}
