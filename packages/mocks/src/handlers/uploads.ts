import { isApiError, mediaIdOf, mediaUrl, refused, UPLOAD_LIFE_MS, uploadUrl } from '@friendbase/contract';
import type { ErrorCode, InputOf, processMedia } from '@friendbase/contract';
import type { Blobs } from '../backend.ts';
import type { MockContext, MockHandlers } from '../mock.ts';
import { lookAt } from '../pictures.ts';
import type { Looked } from '../pictures.ts';
import type { Picture, Store } from '../store.ts';
import { usesOf } from './media.ts';

type Given = InputOf<typeof processMedia>['body'];

export const uploads: Pick<MockHandlers, 'startUpload' | 'putUpload' | 'processMedia' | 'deleteMedia'> = {
  async startUpload(_, { store, blobs, caller, now }) {
    sweep(store, blobs, now());
    const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
    await store.media.create({
      ...UNKNOWN,
      id,
      ownerId: caller().id,
      createdAt: now().toISOString(),
      uploadToken: token,
      uploadExpiresAt: new Date(now().getTime() + UPLOAD_LIFE_MS).toISOString(),
    });
    return { uploadURL: uploadUrl(id, token) };
  },

  async putUpload({ params: { id }, query: { token }, upload }, { store, blobs, caller, now }) {
    const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id, uploadToken: token }));
    if (!row) throw refused('uploadNotFound');
    const isLate = (row.uploadExpiresAt ?? '') <= now().toISOString();
    if (isLate || row.state !== 'waiting') throw refused('uploadExpired');
    const blob = await blobOf(upload.bytes);
    if (blob.size === 0) throw refused('fileEmpty');
    blobs.put(id, blob);
    await change(store, id, { hasFile: true, byteSize: blob.size });
  },

  async processMedia({ body }, context) {
    const { id, kind, width, height, durationMs } = await makeReady(body, context);
    return { mediaURL: mediaUrl(id), kind: kind ?? 'image', width, height, durationMs };
  },

  async deleteMedia({ params: { id } }, { store, blobs, caller }) {
    const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
    if (!row) throw refused('mediaNotFound');
    if (isInUse(store, id)) throw refused('mediaInUse');
    remove(store, blobs, id);
    if (row.posterId && !isInUse(store, row.posterId)) remove(store, blobs, row.posterId);
  },
};

const DAY_MS = 86_400_000;

/** What did not become ready within a day, and what nobody has shown for eight: as on the server, a draft lives a week. */
function sweep(store: Store, blobs: Blobs, now: Date): void {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const over = store.media.findMany((q) =>
    q.where(({ id, state, uploadToken, createdAt }) =>
      uploadToken === undefined || createdAt >= before(1)
        ? false
        : state !== 'ready' || (createdAt < before(8) && !isInUse(store, id)),
    ),
  );
  for (const { id } of over) remove(store, blobs, id);
}

function remove(store: Store, blobs: Blobs, id: string): void {
  store.media.delete((q) => q.where({ id }));
  blobs.remove(id);
}

/** What nobody knows of a file before it was looked at. */
const UNKNOWN = {
  kind: null,
  state: 'waiting',
  byteSize: null,
  mimeType: null,
  width: null,
  height: null,
  durationMs: null,
  description: '',
} as const;

async function makeReady(given: Given, context: MockContext): Promise<Picture> {
  const { store, caller } = context;
  const id = mediaIdOf(given.mediaURL) ?? '';
  const row = store.media.findFirst((q) => q.where({ id, ownerId: caller().id }));
  if (!row) throw refused('mediaNotFound');
  if (row.failure) throw refused(...([row.failure] as unknown as Parameters<typeof refused>));
  if (row.state === 'ready') return row;
  const looked = await look(row, context);
  const known = looked.kind === 'image' ? looked : { ...looked, ...(await saidOf(given, context)) };
  await change(store, id, { ...known, state: 'ready' });
  return { ...row, ...known };
}

/** What the sender says of a video. */
async function saidOf({ width, height, durationMs, posterURL }: Given, context: MockContext) {
  const poster = posterURL === undefined ? undefined : await makeReady({ mediaURL: posterURL }, context);
  if (poster && poster.kind !== 'image') throw refused('notPictureOrVideo');
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
  if (!blob) throw refused('uploadNotFinished');
  try {
    return await lookAt(blob);
  } catch (error) {
    if (isApiError(error)) {
      blobs.remove(id);
      await change(store, id, { state: 'failed', failure: error.code satisfies ErrorCode | undefined });
    }
    throw error;
  }
}

const change = (store: Store, id: string, changed: Partial<Picture>) =>
  store.media.update((q) => q.where({ id }), { data: (row) => void Object.assign(row, changed) });

function isInUse(store: Store, id: string): boolean {
  const { isAvatar, isPoster, posts } = usesOf(store, id);
  return isAvatar || isPoster || posts.length > 0;
}

async function blobOf(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: BlobPart[] = [];
  for await (const chunk of bytes) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(chunks);
}
