import { refused } from '@friendbase/contract';
import type { Router } from '@koa/router';
import { jsonBody } from '../../http/body.ts';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { Sessions } from '../../http/session.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { formRoutes } from './formRoutes.ts';
import { addressed, Begin, Complete, Named, parsed } from './input.ts';
import { partRoutes } from './partRoutes.ts';
import { companionRequests, MAX_JSON_BYTES, ROOT } from './requests.ts';
import { beginUpload } from './uploads.ts';

const UPLOAD = `${ROOT}/multipart/:uploadId`;

/**
 * The calls of Uppy's companion for storages that speak S3, on every storage. The app does not use them: they are for
 * clients that know no other way. Source: product spec §7.
 */
export function companionRoutes(
  router: Router,
  deps: Deps,
  sessions: Sessions<SignedInMember>,
  limits: Limits,
): void {
  const { storage, db } = deps;
  const { multipart } = storage;
  const requests = companionRequests(deps, sessions, limits);
  const { memberOf, uploadOf, answerArrived } = requests;
  router.use(ROOT, requests.requireMember);

  router.post(`${ROOT}/multipart`, ...jsonBody(MAX_JSON_BYTES), async (ctx) => {
    const ownerId = await memberOf(ctx, 'companionFile');
    const { key } = await beginUpload(deps, ownerId, parsed(Begin, ctx.request.body).type);
    ctx.body = { key, uploadId: await multipart.create(key) };
  });

  router.get(UPLOAD, async (ctx) => {
    const { upload } = await uploadOf(ctx, parsed(Named, addressed(ctx)));
    const parts = await multipart.parts(upload);
    if (!parts) throw refused('uploadNotFound');
    ctx.body = parts.map(({ number, size, etag }) => ({ PartNumber: number, Size: size, ETag: `"${etag}"` }));
  });

  router.post(`${UPLOAD}/complete`, ...jsonBody(MAX_JSON_BYTES), async (ctx) => {
    const { coming, upload } = await uploadOf(ctx, parsed(Named, addressed(ctx)));
    const sent = parsed(Complete, ctx.request.body).parts;
    const parts = sent.map(({ PartNumber, ETag }) => ({
      number: PartNumber,
      etag: ETag.replaceAll('"', ''),
    }));
    // It is whole already where the answer to this call was lost.
    const isWhole =
      (await multipart.complete(upload, parts)) || (await storage.stat(upload.key)) !== undefined;
    if (!isWhole) throw refused('uploadNotFound');
    await answerArrived(ctx, coming);
  });

  router.delete(UPLOAD, async (ctx) => {
    const { coming, upload } = await uploadOf(ctx, parsed(Named, addressed(ctx)));
    await multipart.abort(upload);
    // It is whole already where nobody heard of it.
    await storage.remove(upload.key);
    await coming.row.$query(db).delete();
    ctx.status = 204;
  });

  partRoutes(router, deps, requests);
  formRoutes(router, deps, requests);

  router.get(`${ROOT}/sts`, async (ctx) => {
    await memberOf(ctx, 'companionCall');
    throw refused('notOffered');
  });
}
