import { mediaUrl, placeholderFile, refused } from '@friendbase/contract';
import type { StoredFile } from '@friendbase/contract';
import type { Blobs } from '../backend.ts';
import { demoFile } from '../demoFile.ts';
import type { MockHandlers } from '../mock.ts';
import type { Picture, Store } from '../store.ts';
import { isHidden, isReportedBy } from './people.ts';
import { isReadable } from './posts.ts';

export const media: Pick<MockHandlers, 'getMedia' | 'getPlaceholderMedia'> = {
  async getMedia({ params: { id }, query: { width } }, { store, blobs, caller }) {
    const found = store.media.findFirst((q) => q.where({ id, state: 'ready' }));
    if (!found || !mayView(store, found, caller().id)) throw refused('mediaNotFound');
    if (found.kind === 'image' || width === undefined) return fileOf(blobs, found);
    const { posterId } = found;
    const poster = posterId ? store.media.findFirst((q) => q.where({ id: posterId })) : undefined;
    if (!poster) throw refused('mediaNotFound');
    return fileOf(blobs, poster);
  },

  async getPlaceholderMedia() {
    return placeholderFile;
  },
};

/** As it came, in every width: what is shown here leaves this browser for nobody. */
async function fileOf(blobs: Blobs, { id, mimeType, byteSize }: Picture): Promise<StoredFile> {
  const blob = await blobs.get(id);
  if (!blob) return demoFile(id, mimeType ?? '', byteSize ?? 0) ?? placeholderFile;
  return {
    type: mimeType ?? blob.type,
    size: blob.size,
    version: id,
    open: ({ start, end }) => blob.slice(start, end).stream(),
  };
}

/** Whether a member may see the file: as its owner, in a post they read, or as the picture of who they may meet. */
function mayView(store: Store, { id, ownerId }: Picture, viewerId: string): boolean {
  if (ownerId === viewerId) return true;
  if (isHidden(store, viewerId, ownerId) || isReportedBy(store, viewerId, 'picture', id)) return false;
  const { posts, isAvatar } = usesOf(store, id);
  return isAvatar || posts.some((post) => isReadable(store, post, viewerId));
}

/** Where a file is shown. */
export function usesOf(store: Store, id: string) {
  const url = mediaUrl(id);
  return {
    isAvatar: store.members.findFirst((q) => q.where({ avatarUrl: url })) !== undefined,
    isPoster: store.media.findFirst((q) => q.where({ posterId: id })) !== undefined,
    posts: store.posts.findMany((q) => q.where((post) => post.mediaUrls.includes(url))),
  };
}
