import { mediaUrl, placeholderFile, refused } from '@friendbase/contract';
import type { Media } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { isHidden } from './people.ts';
import { isReadable } from './posts.ts';

export const media: Pick<MockHandlers, 'getMedia' | 'getPlaceholderMedia'> = {
  async getMedia({ params: { id } }, { store, caller }) {
    const picture = store.media.findFirst((q) => q.where({ id, state: 'ready' }));
    if (!picture || !mayView(store, picture, caller().id)) throw refused('mediaNotFound');
    return placeholderFile;
  },

  async getPlaceholderMedia() {
    return placeholderFile;
  },
};

/** Whether a member may see the file: as its owner, in a post they read, or as the picture of who they may meet. */
function mayView(store: Store, { id, ownerId }: Media, viewerId: string): boolean {
  if (ownerId === viewerId) return true;
  if (isHidden(store, viewerId, ownerId)) return false;
  const url = mediaUrl(id);
  const isAvatar = store.members.findFirst((q) => q.where({ avatarUrl: url })) !== undefined;
  const carrying = store.posts.findMany((q) => q.where((post) => post.mediaUrls.includes(url)));
  return isAvatar || carrying.some((post) => isReadable(store, post, viewerId));
}
