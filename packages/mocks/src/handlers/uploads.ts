import {
  apiError,
  finalMediaError,
  mediaIdOf,
  mediaUrl,
  UPLOAD_LIFE_MS,
  uploadUrl,
} from '@friendbase/contract';
import type { InputOf, processMedia } from '@friendbase/contract';
import { blobOf, changeMedia, isInUse, removeFile, startFile } from './mediaRecords.ts';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { lookAt } from '../pictures.ts';
import type { Looked } from '../pictures.ts';
import type { Picture } from '../store.ts';
import { requireRoom } from './mediaRoom.ts';

type Given = InputOf<typeof processMedia>['body'];

type UploadHandlers = Pick<MockHandlers, 'startUpload' | 'putUpload' | 'processMedia' | 'deleteMedia'>;

export const uploads: UploadHandlers = {
  async startUpload(_, context) {
    const { id, uploadToken = '' } = await startFile(context, { lifeMs: UPLOAD_LIFE_MS });
    return { uploadURL: uploadUrl(id, uploadToken) };
  },

  async putUpload({ params: { id }, query: { token }, upload }, { store, blobs, caller, now }) {
    const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id, uploadToken: token }));
    if (!row) throw apiError('uploadNotFound');
    const isLate = (row.uploadExpiresAt ?? '') <= now().toISOString();
    if (isLate || row.state !== 'waiting') throw apiError('uploadExpired');
    const blob = await blobOf(upload.bytes);
    if (blob.size === 0) throw apiError('fileEmpty');
    requireRoom(store, row, blob.size);
    blobs.put(id, blob);
    await changeMedia(store, id, { hasFile: true, byteSize: blob.size });
  },

  async processMedia({ body }, context) {
    const { id, kind, width, height, durationMs } = await makeReady(body, context);
    return { mediaURL: mediaUrl(id), kind: kind ?? 'image', width, height, durationMs };
  },

  async deleteMedia({ params: { id } }, { store, blobs, caller }) {
    const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
    if (!row) throw apiError('mediaNotFound');
    if (isInUse(store, id)) throw apiError('mediaInUse');
    removeFile({ store, blobs }, row);
    const poster = store.media.findFirst((q) => q.where({ id: row.posterId ?? '' }));
    if (poster && !isInUse(store, poster.id)) removeFile({ store, blobs }, poster);
  },
};

async function makeReady(given: Given, context: MockContext): Promise<Picture> {
  const { store, caller } = context;
  const id = mediaIdOf(given.mediaURL) ?? '';
  const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
  if (!row) throw apiError('mediaNotFound');
  if (row.failure) throw apiError(row.failure);
  if (row.state === 'ready') return row;
  const looked = await look(row, context);
  const known = looked.kind === 'image' ? looked : { ...looked, ...(await saidOf(given, context)) };
  await changeMedia(store, id, { ...known, state: 'ready' });
  return { ...row, ...known };
}

/** What the sender says of a video. */
async function saidOf({ width, height, durationMs, posterURL }: Given, context: MockContext) {
  const poster = posterURL === undefined ? undefined : await makeReady({ mediaURL: posterURL }, context);
  if (poster && poster.kind !== 'image') throw apiError('notPictureOrVideo');
  return {
    width: width ?? null,
    height: height ?? null,
    durationMs: durationMs ?? null,
    posterId: poster?.id ?? null,
  };
}

/** What can never be shown is `failed` from then on, and its file goes. */
async function look({ id, hasFile }: Picture, { store, blobs }: MockContext): Promise<Looked> {
  const blob = hasFile ? await blobs.get(id) : undefined;
  if (!blob) throw apiError('uploadNotFinished');
  try {
    return await lookAt(blob);
  } catch (error) {
    const failure = finalMediaError(error);
    if (failure) {
      blobs.remove(id);
      await changeMedia(store, id, { state: 'failed', failure });
    }
    throw error;
  }
}
