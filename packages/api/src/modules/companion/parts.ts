import { ADDRESS_SECONDS, fillPath, putPart, refused, UPLOAD_RULES } from '@friendbase/contract';
import type { Kept, Upload } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { WritingDeps } from '../context.ts';
import type { Part, PartedUpload } from '../../storage/storage.ts';
import { requirePermit, signedQuery } from './addresses.ts';
import type { Permit } from './addresses.ts';
import { requireUpload } from './uploads.ts';

interface Named extends PartedUpload {
  number: number;
}

/** An address that takes one part: here, or straight in the storage. */
export async function signPart(
  deps: Deps,
  ownerId: string,
  part: Named,
): Promise<{ url: string; expires: number }> {
  const { storage, clock, publicOrigin } = deps;
  const { way } = storage.multipart;
  const { key, uploadId, number } = part;
  const { secret } = await requireUpload(deps, ownerId, key);
  const here = () => {
    const query = new URLSearchParams({ key, ...signedQuery(secret, purposeOf(part), clock.now()) });
    return `${publicOrigin}${fillPath(putPart.path, { uploadId, partNumber: number })}?${query.toString()}`;
  };
  const url = way.kind === 'direct' ? await way.signPart(part, number, ADDRESS_SECONDS) : here();
  return { url, expires: ADDRESS_SECONDS };
}

/** Keeps a part that comes to its address, unless the file gets too large by it. */
export async function receivePart(
  deps: WritingDeps,
  ownerId: string,
  part: Named & Permit,
  { bytes, size = 0 }: Upload,
): Promise<Kept> {
  const { parts, way } = deps.storage.multipart;
  const { secret } = await requireUpload(deps, ownerId, part.key);
  requirePermit(secret, purposeOf(part), part, deps.clock.now());
  const here = await parts(part);
  if (way.kind === 'direct' || !here) throw refused('uploadNotFound');
  const maxBytes = UPLOAD_RULES.maxBytes - bytesOf(here.filter(({ number }) => number !== part.number));
  if (size > maxBytes) throw refused('bodyTooLarge', UPLOAD_RULES);
  const kept = await way.putPart(part, part.number, bytes, { maxBytes });
  if (!kept) throw refused('uploadNotFound');
  await deps.write(() => requireUpload(deps, ownerId, part.key));
  return { version: kept.etag };
}

const purposeOf = ({ key, uploadId, number }: Named): string => `${key} ${uploadId} ${number}`;

const bytesOf = (parts: readonly Part[]): number => parts.reduce((sum, { size }) => sum + size, 0);
