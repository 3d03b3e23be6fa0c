import { ADDRESS_SECONDS, FormFields, refused, sendForm, UPLOAD_RULES } from '@friendbase/contract';
import type { getUploadParams, ResultOf, Upload } from '@friendbase/contract';
import type { WritingDeps } from '../context.ts';
import { requirePermit, signedQuery } from './addresses.ts';
import { formFile } from './formFile.ts';
import { beginUpload, newUpload, requireUpload } from './uploads.ts';
import { answerWhole } from './whole.ts';
import type { Whole } from './whole.ts';

const { maxBytes } = UPLOAD_RULES;

/** Begins a file that comes whole, and says where its form goes and what it has to carry. */
export async function askForm(deps: WritingDeps, ownerId: string): Promise<ResultOf<typeof getUploadParams>> {
  const { write, storage, clock, publicOrigin } = deps;
  const { way } = storage.multipart;
  const isDirect = way.kind === 'direct';
  const coming = newUpload(deps, ownerId);
  const { key, secret } = coming;
  await write((trx) => beginUpload(trx, coming, { isDirect }));
  const form = isDirect
    ? await way.signForm(key, { maxBytes, seconds: ADDRESS_SECONDS })
    : {
        url: publicOrigin + sendForm.path,
        fields: { key, ...signedQuery(secret, key, clock.now()) },
      };
  return { method: 'POST', ...form };
}

/** Keeps the file of a form. */
export async function receiveForm(deps: WritingDeps, ownerId: string, upload: Upload): Promise<Whole> {
  const { fields, bytes } = await formFile(upload);
  const form = FormFields.safeParse(fields);
  if (!form.success) throw refused('unreadableRequest');
  const { key } = form.data;
  const coming = await requireUpload(deps, ownerId, key);
  requirePermit(coming.secret, key, form.data, deps.clock.now());
  await deps.storage.put(key, bytes, { maxBytes });
  return answerWhole(deps, coming);
}
