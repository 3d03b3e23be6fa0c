import { ADDRESS_SECONDS, fillPath, putPart, apiError, UPLOAD_RULES } from '@friendbase/contract';
import type { InputOf, completeMultipart, Versioned, Upload } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { ArrivalModel, arrivalKey } from '../media/arrivals.ts';
import { MediaModel } from '../media/model.ts';
import { receiveArrival, removeArrived, takeArrived } from '../media/receive.ts';
import type { WritingDeps } from '../context.ts';
import { findOpen, lockOpen } from '../media/uploads.ts';
import type { Address } from '../media/uploads.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { requirePermit, signedQuery } from './addresses.ts';
import type { Permit } from './addresses.ts';
import { idIn } from './keys.ts';

/** An upload in parts as clients name it: its id is the secret of its row. */
export interface Named {
  key: string;
  uploadId: string;
}

export const addressOf = ({ key, uploadId }: Named, ownerId: string): Address => ({
  id: idIn(key),
  ownerId,
  token: uploadId,
});

const partsOf = (db: Knex, mediaId: string) =>
  ArrivalModel.query(db)
    .where({ mediaId })
    .whereNotNull('partNumber')
    .whereNotNull('etag')
    .orderBy('partNumber');

/** The parts that are here. Throws 404 for an upload that is whole. */
export async function listHere({ db, clock }: Deps, address: Address): Promise<ArrivalModel[]> {
  const { id, arrival } = await findOpen(db, address, clock.now());
  const parts = await partsOf(db, id);
  if (arrival !== null && parts.length === 0) throw apiError('uploadNotFound');
  return parts;
}

/** An address that takes one part. */
export async function signPart(
  { db, clock, publicOrigin }: Deps,
  member: SignedInMember,
  part: Named & { number: number },
): Promise<{ url: string; expires: number }> {
  const { key, uploadId, number } = part;
  await findOpen(db, addressOf(part, member.id), clock.now());
  const query = new URLSearchParams({ key, ...signedQuery(member, purposeOf(part), clock.now()) });
  const path = fillPath(putPart.path, { uploadId, partNumber: number });
  return { url: `${publicOrigin}${path}?${query.toString()}`, expires: ADDRESS_SECONDS };
}

/** Stores a part that comes to its address. One of its number that came before goes. */
export async function receivePart(
  deps: WritingDeps,
  member: SignedInMember,
  part: Named & Permit & { number: number },
  upload: Upload,
): Promise<Versioned> {
  const now = deps.clock.now();
  const address = addressOf(part, member.id);
  await findOpen(deps.db, address, now);
  requirePermit(member, purposeOf(part), part, now);
  const version = await receiveArrival(deps, upload, {
    open: (trx, moment) => lockOpen(trx, address, moment === 'begin' ? now : undefined),
    partNumber: part.number,
  });
  return { version };
}

const purposeOf = ({ key, uploadId, number }: Named & { number: number }): string =>
  `part ${key} ${uploadId} ${number}`;

type Wanted = InputOf<typeof completeMultipart>['body']['parts'];

/**
 * Makes one file of its parts, under a key of its own. Their sizes are added up before a byte is written. Fine where it is
 * whole already: the answer to this call was lost. Throws 404 unless all parts are here.
 */
export async function joinParts(deps: WritingDeps, address: Address, wanted: Wanted): Promise<void> {
  const { db, write, storage, clock, ids } = deps;
  // Asked as a write, also where nothing is left to do.
  const { id: mediaId, ownerId, arrival } = await write((trx) => findOpen(trx, address, clock.now()));
  const here = await partsOf(db, mediaId);
  if (arrival !== null && here.length === 0) return;
  const parts = wanted.map(({ PartNumber, ETag }) =>
    here.find(({ partNumber, etag }) => partNumber === PartNumber && etag === ETag.replaceAll('"', '')),
  );
  if (!parts.every((part) => part !== undefined)) throw apiError('uploadNotFound');
  const byteSize = parts.reduce((sum, part) => sum + part.byteSize, 0);
  if (byteSize === 0) throw apiError('fileEmpty');
  if (byteSize > UPLOAD_RULES.maxBytes) throw apiError('bodyTooLarge', UPLOAD_RULES);
  const whole = { id: ids.next(), mediaId, ownerId, partNumber: null, byteSize };
  try {
    await storage.put(arrivalKey(whole), joined(deps, parts), { maxBytes: byteSize });
    const replaced = await write(async (trx) => {
      await lockOpen(trx, address);
      const gone = await takeArrived(trx, (arrivals) => arrivals.where({ mediaId }));
      if (!parts.every(({ id }) => gone.some((one) => one.id === id))) throw apiError('uploadNotFound');
      await ArrivalModel.query(trx).insert({ ...whole, etag: whole.id, seenAt: clock.now().toISOString() });
      await MediaModel.query(trx).findById(mediaId).patch({ arrival: whole.id, byteSize });
      return gone;
    });
    await removeArrived(storage, replaced);
  } catch (error) {
    await storage.remove(arrivalKey(whole)).catch(() => undefined);
    // What goes wrong while another call joins these parts or gives them up is not what went wrong.
    const left = await partsOf(db, mediaId).findByIds(parts.map(({ id }) => id));
    if (left.length === parts.length) throw error;
    const row = await findOpen(db, address);
    if (row.arrival === null) throw apiError('uploadNotFound');
  }
}

async function* joined({ storage }: Deps, parts: readonly ArrivalModel[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield* storage.open(arrivalKey(part));
}
