import { MEDIA_WIDTHS, mediaUrl, placeholderFile, apiError } from '@friendbase/contract';
import type { StoredFile } from '@friendbase/contract';
import type { Blobs } from '../backend.ts';
import { demoFile } from '../demoFile.ts';
import type { MockHandlers } from '../mockContext.ts';
import type { Member, Picture, Store } from '../store.ts';
import { isHidden, isReportedBy } from './people.ts';
import { isOffered, isOfferedTo } from './planPhotos.ts';
import { isReadable } from './posts.ts';

type MediaHandlers = Pick<MockHandlers, 'getMedia' | 'getPlaceholderMedia'>;

export const media: MediaHandlers = {
  async getMedia({ params: { id }, query: { width } }, { store, blobs, caller }) {
    const viewer = caller();
    const live = store.media.findFirst((q) => q.where({ id, state: 'ready' }));
    const isSeen = live && (mayView(store, live, viewer.id) || isOfferedTo(store, id, viewer));
    const found = isSeen ? live : reportedPicture(store, id, viewer);
    if (!found) throw apiError('mediaNotFound');
    if (found.kind === 'image') return fileOf(blobs, found, Number(width ?? LARGEST));
    if (width === undefined) return fileOf(blobs, found);
    const { posterId } = found;
    const poster = posterId ? store.media.findFirst((q) => q.where({ id: posterId })) : undefined;
    if (!poster) throw apiError('mediaNotFound');
    return fileOf(blobs, poster, Number(width));
  },

  async getPlaceholderMedia() {
    return placeholderFile;
  },
};

const LARGEST = Math.max(...MEDIA_WIDTHS);

/**
 * A picture of at most this width, and anything as it came where it is no wider: what is shown here leaves this browser
 * for nobody.
 */
async function fileOf(
  blobs: Blobs,
  { id, mimeType, byteSize, width: natural }: Picture,
  width?: number,
): Promise<StoredFile> {
  const blob = await blobs.get(id);
  if (!blob) return demoFile(id, mimeType ?? '', byteSize ?? 0) ?? placeholderFile;
  const isWider = width !== undefined && (natural ?? 0) > width;
  const small = isWider ? await shrunk(blob, width) : undefined;
  const { size } = small ?? blob;
  return {
    type: small?.type ?? mimeType ?? blob.type,
    size,
    version: small ? `${id}-${width}` : id,
    open: ({ start, end }) => (small ?? blob).slice(start, end).stream(),
  };
}

/** Whether a member may see the file: as its owner, in a post they read, or as the picture of who they may meet. */
function mayView(store: Store, { id, ownerId }: Picture, viewerId: string): boolean {
  if (ownerId === viewerId) return true;
  if (isHidden(store, viewerId, ownerId) || isReportedBy(store, viewerId, 'picture', id)) return false;
  const { posts, isAvatarSeen } = usesOf(store, id);
  return isAvatarSeen || posts.some((post) => isReadable(store, post, viewerId));
}

/** What was reported is there for moderators, also once it was taken away; but none of their own. */
function reportedPicture(store: Store, id: string, { id: viewerId, role }: Member): Picture | undefined {
  if (role !== 'moderator') return undefined;
  const carrying = store.posts.all().filter(({ mediaUrls }) => mediaUrls.includes(mediaUrl(id)));
  const subjects = [`picture ${id}`, ...carrying.map((post) => `post ${post.id}`)];
  const isInCase = store.cases
    .all()
    .some(
      ({ subjectKind, subjectId, ownerId }) =>
        ownerId !== viewerId && subjects.includes(`${subjectKind} ${subjectId}`),
    );
  return isInCase ? store.media.all().find((picture) => picture.id === id) : undefined;
}

/** Where a file is shown. */
export function usesOf(store: Store, id: string) {
  const url = mediaUrl(id);
  const owner = store.members.findFirst((q) => q.where({ avatarUrl: url }));
  return {
    isAvatar: owner !== undefined,
    isAvatarSeen: owner !== undefined && !owner.closedAt,
    isPoster: store.media.findFirst((q) => q.where({ posterId: id })) !== undefined,
    isOffered: isOffered(store, id),
    posts: store.posts.findMany((q) => q.where((post) => post.mediaUrls.includes(url))),
  };
}

/** A picture of this width, as the API makes it: the first frame, upright. Nothing where there is no browser to draw it. */
async function shrunk(blob: Blob, width: number): Promise<Blob | undefined> {
  if (!('OffscreenCanvas' in globalThis)) return undefined;
  const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
