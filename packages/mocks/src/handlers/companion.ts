import {
  ADDRESS_SECONDS,
  fillPath,
  FormFields,
  mediaUrl,
  putPart,
  apiError,
  sendForm,
  UPLOAD_RULES,
} from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';
import { blobOf, changeMedia, partKey, removeFile, removeParts, startFile } from './mediaRecords.ts';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Picture } from '../store.ts';
import { requireRoom } from './mediaRoom.ts';

export type Companion = Pick<
  MockHandlers,
  | 'createMultipart'
  | 'listParts'
  | 'signPart'
  | 'putPart'
  | 'completeMultipart'
  | 'abortMultipart'
  | 'getUploadParams'
  | 'sendForm'
  | 'getUploadCredentials'
>;

const LIFE_MS = 86_400_000;

/** The companion calls. Parts are blobs beside the others until the file is whole. */
export const companion: Companion = {
  async createMultipart(_, context) {
    const uploadId = crypto.randomUUID();
    const { id } = await startFile(context, { lifeMs: LIFE_MS, uploadId, parts: [] });
    return { key: keyOf(id), uploadId };
  },

  async listParts({ params, query }, context) {
    const { parts } = requireParted(context, query.key, params.uploadId);
    return parts
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, size, etag }) => ({ PartNumber: number, Size: size, ETag: `"${etag}"` }));
  },

  async signPart({ params: { uploadId, partNumber }, query: { key } }, context) {
    requireFile(context, key, uploadId);
    const path = fillPath(putPart.path, { uploadId, partNumber });
    const query = new URLSearchParams({ key, ...permit(context, `${key} ${uploadId} ${partNumber}`) });
    return { url: `${path}?${query}`, expires: ADDRESS_SECONDS };
  },

  async putPart({ params: { uploadId, partNumber }, query, upload }, context) {
    const { key } = query;
    requireParted(context, key, uploadId);
    requirePermit(context, `${key} ${uploadId} ${partNumber}`, query);
    const blob = await blobOf(upload.bytes);
    const file = requireParted(context, key, uploadId);
    requireRoom(context.store, file, blob.size, partNumber);
    const { id, parts } = file;
    const others = parts.filter(({ number }) => number !== partNumber);
    const etag = crypto.randomUUID();
    context.blobs.put(partKey(id, partNumber), blob);
    await changeMedia(context.store, id, {
      parts: [...others, { number: partNumber, size: blob.size, etag }],
    });
    return { version: etag };
  },

  async completeMultipart({ params: { uploadId }, query: { key }, body }, context) {
    const file = requireFile(context, key, uploadId);
    // It is whole already where the answer to this call was lost.
    if (file.parts === undefined && file.hasFile) return wholeAt(file.id, key);
    const { id, parts } = requireParted(context, key, uploadId);
    const wanted = body.parts;
    const isHere = ({ PartNumber, ETag }: (typeof wanted)[number]) =>
      parts.some(({ number, etag }) => number === PartNumber && `"${etag}"` === ETag);
    if (!wanted.every(isHere)) throw apiError('uploadNotFound');
    const blobs = await Promise.all(
      wanted.map(async ({ PartNumber }) => (await context.blobs.get(partKey(id, PartNumber))) ?? ''),
    );
    const whole = new Blob(blobs);
    requireFit(whole);
    removeParts(context, file);
    await changeMedia(context.store, id, { parts: undefined });
    return storeFile(context, id, key, whole);
  },

  async abortMultipart({ params: { uploadId }, query: { key } }, context) {
    removeFile(context, requireFile(context, key, uploadId));
  },

  async getUploadParams(_, context) {
    const key = keyOf(crypto.randomUUID());
    return { method: 'POST', url: sendForm.path, fields: { key, ...permit(context, key) } };
  },

  async sendForm({ upload }, context) {
    const { fields, file } = await formIn(upload);
    const form = FormFields.safeParse(fields);
    if (!form.success || !file) throw apiError('unreadableRequest');
    const { key } = form.data;
    requirePermit(context, key, form.data);
    const { store, caller } = context;
    const id = idIn(key);
    const { token: uploadId } = form.data;
    const known = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
    if (!known) await startFile(context, { lifeMs: LIFE_MS, id, uploadId });
    const row = requireFile(context, key, uploadId);
    requireFit(file);
    requireRoom(store, row, file.size);
    return storeFile(context, id, key, file);
  },

  async getUploadCredentials() {
    throw apiError('notOffered');
  },
};

const keyOf = (id: string): string => `media/${id}/original`;

const idIn = (key: string): string => /^media\/([\w-]{1,64})\/original$/.exec(key)?.[1] ?? '';

/** The file a key stands for. Throws 404 unless it is the caller's and still to come. */
function requireFile({ store, caller, now }: MockContext, key: string, uploadId: string): Picture {
  const row = store.media.findFirst((q) => q.where({ id: idIn(key), ownerId: caller().id, uploadId }));
  if (!row) throw apiError('uploadNotFound');
  if ((row.uploadExpiresAt ?? '') <= now().toISOString() || row.state !== 'waiting')
    throw apiError('uploadExpired');
  return row;
}

/** The same, of an upload whose parts are stored. */
function requireParted(context: MockContext, key: string, uploadId: string) {
  const row = requireFile(context, key, uploadId);
  const { parts } = row;
  if (!parts) throw apiError('uploadNotFound');
  return { ...row, parts };
}

/** Bound to who it is for and what. It shuts nobody out: who has the page has all of the demo. */
const tokenFor = (ownerId: string, purpose: string, expires: number): string =>
  btoa(`${ownerId} ${purpose} ${expires}`).slice(-100);

function permit({ caller, now }: MockContext, purpose: string): { expires: string; token: string } {
  const expires = Math.floor(now().getTime() / 1000) + ADDRESS_SECONDS;
  return { expires: String(expires), token: tokenFor(caller().id, purpose, expires) };
}

function requirePermit(
  { caller, now }: MockContext,
  purpose: string,
  { expires, token }: { expires: number; token: string },
): void {
  if (token !== tokenFor(caller().id, purpose, expires)) throw apiError('uploadNotFound');
  if (expires * 1000 <= now().getTime()) throw apiError('uploadExpired');
}

const wholeAt = (id: string, key: string) => ({ location: mediaUrl(id), key });

function requireFit({ size }: Blob): void {
  if (size === 0) throw apiError('fileEmpty');
  if (size > UPLOAD_RULES.maxBytes) throw apiError('bodyTooLarge', UPLOAD_RULES);
}

async function storeFile({ store, blobs }: MockContext, id: string, key: string, blob: Blob) {
  blobs.put(id, blob);
  await changeMedia(store, id, { hasFile: true, byteSize: blob.size });
  return wholeAt(id, key);
}

/** The fields of a form, and its file. */
async function formIn({ bytes, contentType }: Upload) {
  const body = await blobOf(bytes);
  const response = new Response(body, { headers: { 'content-type': contentType } });
  const form = await response.formData().catch(() => undefined);
  const entries = [...(form ?? [])];
  return {
    fields: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    file: entries.map(([, value]) => value).find((value) => typeof value !== 'string'),
  };
}
