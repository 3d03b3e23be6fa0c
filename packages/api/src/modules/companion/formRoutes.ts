import { UPLOAD_RULES } from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Deps } from '../../http/context.ts';
import { uploadIn } from '../../http/uploadBody.ts';
import { ADDRESS_SECONDS, signedQuery } from './addresses.ts';
import { FORM_BYTES, formFile } from './formFile.ts';
import { Begin, Form, parsed } from './input.ts';
import { cutOff, ROOT } from './requests.ts';
import type { CompanionRequests } from './requests.ts';
import { beginUpload, requireUpload } from './uploads.ts';

const { maxBytes } = UPLOAD_RULES;

/** Files that come whole, in a form. */
export function formRoutes(
  router: Router,
  deps: Deps,
  { memberOf, expiry, requirePermit, answerArrived }: CompanionRequests,
): void {
  const { storage, publicOrigin } = deps;
  const { way } = storage.multipart;

  router.get(`${ROOT}/params`, async (ctx) => {
    const ownerId = await memberOf(ctx, 'companionFile');
    const { type } = parsed(Begin, ctx.query);
    const { key, secret } = await beginUpload(deps, ownerId, type, way.kind === 'direct');
    const permit = { purpose: key, expires: expiry() };
    const form =
      way.kind === 'direct'
        ? await way.signForm(key, { maxBytes, seconds: ADDRESS_SECONDS })
        : { url: `${publicOrigin}${ROOT}/form`, fields: { key, ...signedQuery(secret, permit) } };
    ctx.body = { method: 'POST', ...form };
  });

  router.post(`${ROOT}/form`, cutOff, async (ctx) => {
    const ownerId = await memberOf(ctx, 'companionCall');
    const form = uploadIn(ctx, { types: ['multipart/form-data'], maxBytes: maxBytes + FORM_BYTES });
    const { fields, bytes } = await formFile(form, ctx.get('Content-Type'));
    const { key, expires, token } = parsed(Form, fields);
    const coming = await requireUpload(deps, ownerId, key);
    requirePermit(coming, { purpose: key, expires }, token);
    await storage.put(key, bytes, { maxBytes });
    await answerArrived(ctx, coming);
  });
}
