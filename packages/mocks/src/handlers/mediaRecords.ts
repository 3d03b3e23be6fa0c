import type { MockContext } from '../mockContext.ts';
import type { Picture, Store } from '../store.ts';
import { usesOf } from './media.ts';

type Records = Pick<MockContext, 'store' | 'blobs'>;

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

/** Makes the record of a file of the caller's that is to come within `lifeMs`. What is too old goes first. */
export async function startFile(
  { store, blobs, caller, now }: Omit<MockContext, 'isRepeat'>,
  { lifeMs, ...more }: Partial<Picture> & { lifeMs: number },
): Promise<Picture> {
  sweep({ store, blobs }, now());
  return store.media.create({
    ...UNKNOWN,
    id: crypto.randomUUID(),
    ownerId: caller().id,
    createdAt: now().toISOString(),
    uploadToken: crypto.randomUUID(),
    uploadExpiresAt: new Date(now().getTime() + lifeMs).toISOString(),
    ...more,
  });
}

export const changeMedia = (store: Store, id: string, changed: Partial<Picture>) =>
  store.media.update((q) => q.where({ id }), { data: (row) => void Object.assign(row, changed) });

/** Where a part of a file is among the blobs. */
export const partKey = (id: string, number: number): string => `${id}/${number}`;

export function removeParts({ blobs }: Pick<Records, 'blobs'>, { id, parts = [] }: Picture): void {
  for (const { number } of parts) blobs.remove(partKey(id, number));
}

/** Removes a file, its parts and its record. */
export function removeFile({ store, blobs }: Records, file: Picture): void {
  const { id } = file;
  removeParts({ blobs }, file);
  store.media.delete((q) => q.where({ id }));
  blobs.remove(id);
}

export function isInUse(store: Store, id: string): boolean {
  const { isAvatar, isPoster, isOffered, posts } = usesOf(store, id);
  return isAvatar || isPoster || isOffered || posts.length > 0;
}

const DAY_MS = 86_400_000;

/** What did not become ready within a day, and what nobody has shown for eight: as on the server, a draft lives a week. */
function sweep({ store, blobs }: Records, now: Date): void {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const over = store.media.findMany((q) =>
    q.where(({ id, state, uploadToken, createdAt }) =>
      uploadToken === undefined || createdAt >= before(1)
        ? false
        : state !== 'ready' || (createdAt < before(8) && !isInUse(store, id)),
    ),
  );
  for (const file of over) removeFile({ store, blobs }, file);
}

/** All bytes of a file that comes in. */
export async function blobOf(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: BlobPart[] = [];
  for await (const chunk of bytes) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(chunks);
}
