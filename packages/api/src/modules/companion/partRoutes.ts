import { refused, UPLOAD_RULES } from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Deps } from '../../http/context.ts';
import { uploadIn } from '../../http/uploadBody.ts';
import type { Part, PartedUpload } from '../../storage/storage.ts';
import { ADDRESS_SECONDS, signedQuery } from './addresses.ts';
import { addressed, NamedPart, parsed, SentPart } from './input.ts';
import { cutOff, ROOT } from './requests.ts';
import type { CompanionRequests } from './requests.ts';

const PART = `${ROOT}/multipart/:uploadId/:partNumber`;

/** Addresses of parts, and what comes to them where it comes through us. */
export function partRoutes(
  router: Router,
  { storage, publicOrigin }: Deps,
  { uploadOf, expiry, requirePermit }: CompanionRequests,
): void {
  const { parts, way } = storage.multipart;

  router.get(PART, async (ctx) => {
    const { partNumber, ...named } = parsed(NamedPart, addressed(ctx));
    const { coming, upload } = await uploadOf(ctx, named);
    const permit = { purpose: purposeOf(upload, partNumber), expires: expiry() };
    const query = new URLSearchParams({ key: upload.key, ...signedQuery(coming.secret, permit) });
    const url =
      way.kind === 'direct'
        ? await way.signPart(upload, partNumber, ADDRESS_SECONDS)
        : `${publicOrigin}${ctx.path}?${query.toString()}`;
    ctx.body = { url, expires: ADDRESS_SECONDS };
  });

  router.put(PART, cutOff, async (ctx) => {
    const { partNumber, expires, token, ...named } = parsed(SentPart, addressed(ctx));
    const { coming, upload } = await uploadOf(ctx, named);
    requirePermit(coming, { purpose: purposeOf(upload, partNumber), expires }, token);
    const here = await parts(upload);
    if (way.kind === 'direct' || !here) throw refused('uploadNotFound');
    const maxBytes = UPLOAD_RULES.maxBytes - bytesOf(here.filter(({ number }) => number !== partNumber));
    const { bytes } = uploadIn(ctx, { types: [typeOf(ctx)], maxBytes });
    const part = await way.putPart(upload, partNumber, bytes, { maxBytes });
    if (!part) throw refused('uploadNotFound');
    ctx.set('ETag', `"${part.etag}"`);
    ctx.body = null;
    ctx.status = 200;
  });
}

/** What an address of a part is for. */
const purposeOf = ({ key, uploadId }: PartedUpload, number: number): string => `${key} ${uploadId} ${number}`;

const bytesOf = (parts: readonly Part[]): number => parts.reduce((sum, { size }) => sum + size, 0);

/** A part is of whatever type its sender says, if they say one: what the file is, its bytes say when it is whole. */
const typeOf = (ctx: Context): string => ctx.get('Content-Type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
