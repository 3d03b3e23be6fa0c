import {
  ADDRESS_SECONDS,
  fillPath,
  FormFields,
  mediaUrl,
  putPart,
  refused,
  sendForm,
  UPLOAD_RULES,
} from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';
import { blobOf } from '../blobOf.ts';
import type { MockContext, MockHandlers } from '../mock.ts';
import type { Picture } from '../store.ts';
import { changeMedia, partKey, removeFile, removeParts, startFile } from './mediaRecords.ts';

type Companion = Pick<
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
    const { key } = await begin(context, { uploadId, parts: [] });
    return { key, uploadId };
  },

  async listParts({ params, query }, context) {
    const { parts } = requireParted(context, query.key, params.uploadId);
    return parts
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, size, etag }) => ({ PartNumber: number, Size: size, ETag: `"${etag}"` }));
  },

  async signPart({ params: { uploadId, partNumber }, query: { key } }, context) {
    const row = requireFile(context, key);
    const path = fillPath(putPart.path, { uploadId, partNumber });
    const query = new URLSearchParams({ key, ...permit(row, `${uploadId} ${partNumber}`, context.now()) });
    return { url: `${path}?${query}`, expires: ADDRESS_SECONDS };
  },

  async putPart({ params: { uploadId, partNumber }, query, upload }, context) {
    const file = requireFile(context, query.key);
    requirePermit(file, `${uploadId} ${partNumber}`, query, context.now());
    const { id, parts } = requireParted(context, query.key, uploadId);
    const others = parts.filter(({ number }) => number !== partNumber);
    const blob = await blobOf(upload.bytes);
    const size = others.reduce((sum, part) => sum + part.size, blob.size);
    if (size > UPLOAD_RULES.maxBytes) throw refused('bodyTooLarge', UPLOAD_RULES);
    const etag = crypto.randomUUID();
    context.blobs.put(partKey(id, partNumber), blob);
    await changeMedia(context.store, id, {
      parts: [...others, { number: partNumber, size: blob.size, etag }],
    });
    return { version: etag };
  },

  async completeMultipart({ params: { uploadId }, query: { key }, body }, context) {
    const file = requireFile(context, key);
    if (file.uploadId !== uploadId) throw refused('uploadNotFound');
    // It is whole already where the answer to this call was lost.
    if (file.parts === undefined && file.hasFile) return wholeAt(file.id, key);
    const { id, parts } = requireParted(context, key, uploadId);
    const wanted = body.parts.toSorted((a, b) => a.PartNumber - b.PartNumber);
    const isHere = ({ PartNumber, ETag }: (typeof wanted)[number]) =>
      parts.some(({ number, etag }) => number === PartNumber && `"${etag}"` === ETag);
    if (!wanted.every(isHere)) throw refused('uploadNotFound');
    const blobs = await Promise.all(
      wanted.map(async ({ PartNumber }) => (await context.blobs.get(partKey(id, PartNumber))) ?? ''),
    );
    removeParts(context, file);
    await changeMedia(context.store, id, { parts: undefined });
    return keep(context, id, key, new Blob(blobs));
  },

  async abortMultipart({ params: { uploadId }, query: { key } }, context) {
    const file = requireFile(context, key);
    if (file.uploadId !== uploadId) throw refused('uploadNotFound');
    removeFile(context, file);
  },

  async getUploadParams(_, context) {
    const { row, key } = await begin(context, {});
    return { method: 'POST', url: sendForm.path, fields: { key, ...permit(row, key, context.now()) } };
  },

  async sendForm({ upload }, context) {
    const { fields, file } = await formIn(upload);
    const form = FormFields.safeParse(fields);
    if (!form.success || !file) throw refused('unreadableRequest');
    const { key } = form.data;
    const row = requireFile(context, key);
    requirePermit(row, key, form.data, context.now());
    return keep(context, row.id, key, file);
  },

  async getUploadCredentials() {
    throw refused('notOffered');
  },
};

async function begin(context: MockContext, more: Partial<Picture>): Promise<{ row: Picture; key: string }> {
  const row = await startFile(context, { lifeMs: LIFE_MS, arrival: crypto.randomUUID(), ...more });
  return { row, key: keyOf(row) };
}

const keyOf = ({ id, arrival = '' }: Picture): string => `media/${id}/original-${arrival}`;

/** The file a key stands for. Throws 404 unless it is the caller's and still to come. */
function requireFile({ store, caller, now }: MockContext, key: string): Picture {
  const [, id = ''] = /^media\/([\w-]{1,64})\/original-[\w-]{1,64}$/.exec(key) ?? [];
  const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
  if (!row?.uploadToken) throw refused('uploadNotFound');
  if ((row.uploadExpiresAt ?? '') <= now().toISOString() || row.state !== 'waiting')
    throw refused('uploadExpired');
  return row;
}

/** The same, of an upload whose parts are kept. */
function requireParted(context: MockContext, key: string, uploadId: string) {
  const row = requireFile(context, key);
  const { id, parts } = row;
  if (row.uploadId !== uploadId || keyOf(row) !== key || !parts) throw refused('uploadNotFound');
  return { id, parts };
}

/** Bound to what it is for, as on the server. Nobody is kept out by it: who has the page has all of the demo. */
const tokenFor = ({ uploadToken = '' }: Picture, purpose: string, expires: number): string =>
  btoa(`${uploadToken} ${purpose} ${expires}`).slice(-100);

function permit(row: Picture, purpose: string, now: Date): { expires: string; token: string } {
  const expires = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS;
  return { expires: String(expires), token: tokenFor(row, purpose, expires) };
}

function requirePermit(
  row: Picture,
  purpose: string,
  { expires, token }: { expires: number; token: string },
  now: Date,
): void {
  if (token !== tokenFor(row, purpose, expires)) throw refused('uploadNotFound');
  if (expires * 1000 <= now.getTime()) throw refused('uploadExpired');
}

const wholeAt = (id: string, key: string) => ({ location: mediaUrl(id), key });

async function keep({ store, blobs }: MockContext, id: string, key: string, blob: Blob) {
  if (blob.size === 0) throw refused('fileEmpty');
  if (blob.size > UPLOAD_RULES.maxBytes) throw refused('bodyTooLarge', UPLOAD_RULES);
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
